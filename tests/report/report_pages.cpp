// report_pages FILE.json: the report page of some data, to standard output, for the test in Chromium.
//
// Every plot that the data have gets its figure; beside them stand a drawing and tables that are wider than a phone.
#include <cstdio>
#include <exception>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "report/report_page.hpp"

namespace {

using nlohmann::json;
using salida::Language;

std::vector<salida::ReportFigure> figures_for(const json& data) {
  if (data.at("kind") == "sim") {
    return {{.plot = "wins", .caption = "Share of games won, with 95 % intervals."},
            {.plot = "lengths", .caption = "How many turns a game takes."},
            {.plot = "by-seat", .caption = "What each seat does in a game, on average."}};
  }
  if (data.at("kind") == "review") return {{.plot = "review", .caption = "The chance to win, roll by roll."}};
  std::vector<salida::ReportFigure> figures;
  for (const json& plot : data.at("plots")) {
    figures.push_back({.plot = "sweep-" + plot.at("statistic").get<std::string>(), .caption = plot.at("label")});
  }
  figures.push_back({.plot = "sweep-fairness", .caption = "Share of games won by each seat."});
  return figures;
}

salida::ReportTable wide_table() {
  salida::ReportTable table{.caption = "A wide table", .columns = {"statistic"}, .rows = {}};
  std::vector<std::string> row{"captures <made>"};
  for (int k = 0; k < 16; ++k) {
    table.columns.push_back("column " + std::to_string(k));
    row.push_back(std::to_string(1000 * k));
  }
  table.rows.assign(3, row);
  return table;
}

void write_page(const char* file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  const json data = json::parse(text.str());

  const std::string page = salida::report_html({
      .language = data.at("lang") == "es" ? Language::spanish : Language::english,
      .title = "A report & its plots",
      .summary = "What the test of the page reads.\nA second paragraph: 1 < 2.",
      .command = "salida sim parchis4a --games 100000 --seed 7 --html report.html",
      .version = "0.0.0",
      .json = text.str(),
      .figures = figures_for(data),
      .drawings = {{.caption = "A drawing that was ready made.",
                    .svg = R"(<svg viewBox="0 0 600 100" width="600" role="img" aria-label="ten squares">)"
                           R"(<path d="M10 10h580v80h-580z" fill="none" stroke="currentColor"/></svg>)"}},
      .tables = {wide_table()},
  });
  std::fwrite(page.data(), 1, page.size(), stdout);
}

}  // namespace

int main(int argc, char** argv) try {
  if (argc != 2) return 2;
  write_page(argv[1]);
  return 0;
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
