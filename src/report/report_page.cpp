#include "report/report_page.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "report/embedded.hpp"
#include "report/html_text.hpp"
#include "words/pattern.hpp"

namespace salida {
namespace {

using detail::escaped;

struct PageWords {
  std::string_view code;  // the language's own
  std::string_view plots, drawings, tables, origin, command, version;
  std::string_view no_script, no_plots;
};

constexpr PageWords english_words{
    .code = "en",
    .plots = "Plots",
    .drawings = "On the board",
    .tables = "All the numbers",
    .origin = "How to get this report again",
    .command = "The command that made it:",
    .version = "Made by Salida",
    .no_script = "The plots are drawn by a script, which this browser does not run. The tables have the numbers.",
    .no_plots = "This program was built without Node and npm, so it has no plots. The tables have the numbers.",
};

constexpr PageWords spanish_words{
    .code = "es",
    .plots = "Gráficas",
    .drawings = "En el tablero",
    .tables = "Todos los números",
    .origin = "Cómo obtener otra vez este informe",
    .command = "La orden que lo hizo:",
    .version = "Hecho por Salida",
    .no_script = "Las gráficas las dibuja un script que este navegador no ejecuta. Los números están en las tablas.",
    .no_plots = "Este programa se compiló sin Node ni npm y no tiene gráficas. Los números están en las tablas.",
};

const PageWords& words_in(Language language) { return language == Language::spanish ? spanish_words : english_words; }

/// Nothing comes from anywhere; only our script runs, known by its hash. Plots set styles on what they draw.
std::string policy() {
  const std::string_view hash = detail::plots_script_hash();
  const std::string script = hash.empty() ? "" : filled(" script-src '{hash}';", {{{"hash", std::string(hash)}}});
  return "default-src 'none';" + script + " style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
}

std::string head(const ReportPage& page) {
  return "<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy() +
         "\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"color-scheme\" content=\"light dark\">\n<title>" +
         escaped(page.title) + "</title>\n<style>\n" + std::string(detail::page_style()) + "</style>\n</head>\n";
}

std::string paragraphs(std::string_view text) {
  std::string html;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) html += "<p>" + escaped(text.substr(0, end)) + "</p>\n";
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return html;
}

std::string section(std::string_view id, std::string_view heading, const std::string& content) {
  const std::string name{id};
  return "<section aria-labelledby=\"" + name + "\">\n<h2 id=\"" + name + "\">" + escaped(heading) + "</h2>\n" +
         content + "</section>\n";
}

std::string figures(const ReportPage& page, const PageWords& words) {
  if (page.figures.empty()) return "";
  if (!report_has_plots()) {
    return section("plots", words.plots, "<p class=\"note\">" + escaped(words.no_plots) + "</p>\n");
  }
  std::string html = "<noscript><p class=\"note\">" + escaped(words.no_script) + "</p></noscript>\n";
  for (const ReportFigure& figure : page.figures) {
    html += "<figure data-plot=\"" + escaped(figure.plot) + "\">\n<figcaption>" + escaped(figure.caption) +
            "</figcaption>\n</figure>\n";
  }
  return section("plots", words.plots, html);
}

std::string caption_of(const ReportDrawing& drawing) {
  return drawing.caption.find('\n') == std::string::npos ? escaped(drawing.caption) : paragraphs(drawing.caption);
}

std::string drawings(const ReportPage& page, const PageWords& words) {
  if (page.drawings.empty()) return "";
  std::string html = "<div class=\"drawings\">\n";
  for (const ReportDrawing& drawing : page.drawings) {
    html += "<figure class=\"drawing\">\n" + drawing.svg + "\n<figcaption>" + caption_of(drawing) +
            "</figcaption>\n</figure>\n";
  }
  return section("drawings", page.drawings_heading.empty() ? words.drawings : page.drawings_heading, html + "</div>\n");
}

/// "12", "-0.3", "24.90 %", "0.1 – 0.2"; not a roll or a play: "5-3", "10=17".
bool looks_like_a_number(std::string_view cell) {
  const std::size_t sign = cell.starts_with('-') || cell.starts_with('+') ? 1 : 0;
  const bool has_digit = cell.size() > sign && cell[sign] >= '0' && cell[sign] <= '9';
  return has_digit && cell.find_first_of("-+=", sign) == std::string_view::npos;
}

/// A column of numbers is set flush right, its header with it.
bool is_numeric(const ReportTable& table, std::size_t column) {
  return std::ranges::all_of(table.rows, [column](const std::vector<std::string>& row) {
    return column >= row.size() || row[column].empty() || looks_like_a_number(row[column]);
  });
}

std::string cell(std::string_view tag, std::string_view attributes, bool numeric, std::string_view text) {
  const std::string name{tag};
  return "<" + name + std::string(attributes) + (numeric ? " class=\"number\"" : "") + ">" + escaped(text) + "</" +
         name + ">";
}

std::string header_row(const ReportTable& table) {
  std::string html = "<thead>\n<tr>";
  for (std::size_t k = 0; k < table.columns.size(); ++k) {
    html += cell("th", " scope=\"col\"", k > 0 && is_numeric(table, k), table.columns[k]);
  }
  return html + "</tr>\n</thead>\n";
}

std::string body_rows(const ReportTable& table) {
  std::string html = "<tbody>\n";
  for (const std::vector<std::string>& row : table.rows) {
    html += "<tr>";
    for (std::size_t k = 0; k < row.size(); ++k) {
      html += k == 0 ? cell("th", " scope=\"row\"", false, row[k]) : cell("td", "", is_numeric(table, k), row[k]);
    }
    html += "</tr>\n";
  }
  return html + "</tbody>\n";
}

/// A table that is wider than the page scrolls by itself, by keyboard too.
std::string tables(const ReportPage& page, const PageWords& words) {
  if (page.tables.empty()) return "";
  std::string html;
  for (const ReportTable& table : page.tables) {
    html += R"(<div class="wide" role="region" tabindex="0" aria-label=")" + escaped(table.caption) +
            "\">\n<table>\n<caption>" + escaped(table.caption) + "</caption>\n" + header_row(table) + body_rows(table) +
            "</table>\n</div>\n";
  }
  return section("tables", words.tables, html);
}

std::string origin(const ReportPage& page, const PageWords& words) {
  return section("origin", words.origin,
                 "<p>" + escaped(words.command) + "</p>\n<pre><code>" + escaped(page.command) + "</code></pre>\n<p>" +
                     escaped(words.version) + " " + escaped(page.version) + ".</p>\n");
}

std::string scripts(const ReportPage& page) {
  if (page.figures.empty() || !report_has_plots()) return "";
  return R"(<script type="application/json" id="salida-data">)" + detail::json_for_script(page.json) +
         "</script>\n<script>" + std::string(detail::plots_script()) + "</script>\n";
}

}  // namespace

bool report_has_plots() { return !detail::plots_script().empty(); }

std::string report_html(const ReportPage& page) {
  const PageWords& words = words_in(page.language);
  return "<!doctype html>\n<html lang=\"" + std::string(words.code) + "\">\n" + head(page) +
         "<body>\n<main>\n<header>\n<h1>" + escaped(page.title) + "</h1>\n" + paragraphs(page.summary) + "</header>\n" +
         figures(page, words) + drawings(page, words) + tables(page, words) + origin(page, words) + "</main>\n" +
         scripts(page) + "</body>\n</html>\n";
}

}  // namespace salida
