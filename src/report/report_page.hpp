// A report as one self-contained HTML file: it opens from disk, prints, and still works in years.
#pragma once

#include <string>
#include <vector>

#include "words/language.hpp"

namespace salida {

/// The first cell of each row names it.
struct ReportTable {
  std::string caption;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
};

/// A plot that the page's script draws: "wins", "lengths", "by-seat", "sweep-STATISTIC", "sweep-fairness" or "review".
struct ReportFigure {
  std::string plot;
  std::string caption;
};

/// A finished picture: an <svg> element, which goes into the page as it is.
struct ReportDrawing {
  std::string caption;  // each line is a paragraph
  std::string svg;
};

struct ReportPage {
  Language language{};
  std::string title{};
  std::string summary{};  // each line is a paragraph
  std::string command{};  // what to run to get the same report
  std::string version{};
  std::string json{};  // the data of the figures: web/report/data.ts says what is in it
  std::vector<ReportFigure> figures{};
  std::string drawings_heading{};  // empty: the standard one
  std::vector<ReportDrawing> drawings{};
  std::vector<ReportTable> tables{};
};

/// Texts, captions and cells are plain text; only the SVG of drawings is markup.
[[nodiscard]] std::string report_html(const ReportPage& page);

/// Whether this program can draw figures. It cannot if it was built without Node; the page then says so.
[[nodiscard]] bool report_has_plots();

}  // namespace salida
