// A report as one HTML file, which needs nothing but itself: it opens from disk, prints, and is still there in years.
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

/// A picture that is ready: an <svg> element, which goes into the page as it is.
struct ReportDrawing {
  std::string caption;  // a paragraph a line, where there are several
  std::string svg;
};

struct ReportPage {
  Language language{};
  std::string title{};
  std::string summary{};  // a paragraph a line
  std::string command{};  // what to run to get the same report
  std::string version{};
  std::string json{};  // the data of the figures: web/report/data.ts says what is in it
  std::vector<ReportFigure> figures{};
  std::string drawings_heading{};  // of its own where this is empty
  std::vector<ReportDrawing> drawings{};
  std::vector<ReportTable> tables{};
};

/// Text, captions and cells are plain text, the SVG of drawings alone is markup.
[[nodiscard]] std::string report_html(const ReportPage& page);

/// Whether this program can draw figures: it cannot where it was built without Node, and the page then says so.
[[nodiscard]] bool report_has_plots();

}  // namespace salida
