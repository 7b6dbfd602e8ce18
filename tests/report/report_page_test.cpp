// The report page as text; what a browser makes of it is in web/report/report.test.mjs.
#include "report/report_page.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sodium.h>

#include "report/embedded.hpp"
#include "report/html_text.hpp"

namespace salida {
namespace {

using testing::HasSubstr;
using testing::Not;

ReportPage some_page() {
  return {
      .language = Language::english,
      .title = "Parchís & <friends>",
      .summary = "First.\n\nSecond: 1 < 2.",
      .command = "salida sim --rules 'mine \"&\" yours.toml'",
      .version = "0.1.0 <dev>",
      .json = R"({"kind":"sim","lang":"en","wins":[{"name":"</script><!--"}]})",
      .figures = {{.plot = "wins", .caption = "Wins > losses"}},
      .drawings = {{.caption = "Where \"captures\" happen", .svg = "<svg><path d=\"M0 0\"/></svg>"}},
      .tables = {{.caption = "By <seat>",
                  .columns = {"seat", "wins", "note"},
                  .rows = {{"Red", "25.1 %", "a"}, {"<Blue>", "-3", "b & c"}}}},
  };
}

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++count;
  return count;
}

/// What stands between the two, from the first `begin` on.
std::string between(const std::string& text, const std::string& begin, const std::string& end) {
  const std::size_t from = text.find(begin);
  if (from == std::string::npos) return "";
  return text.substr(from + begin.size(), text.find(end, from + begin.size()) - from - begin.size());
}

TEST(ReportPage, text_is_escaped_for_tags_and_attributes) {
  EXPECT_EQ(detail::escaped(R"(<a href="x" id='y'>&amp;)"), "&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;");
  EXPECT_EQ(detail::escaped("Parqués ñ"), "Parqués ñ");
}

TEST(ReportPage, everything_but_drawings_is_plain_text) {
  const std::string html = report_html(some_page());
  EXPECT_THAT(html, HasSubstr("<title>Parchís &amp; &lt;friends&gt;</title>"));
  EXPECT_THAT(html, HasSubstr("<h1>Parchís &amp; &lt;friends&gt;</h1>"));
  EXPECT_THAT(html, HasSubstr("<p>First.</p>\n<p>Second: 1 &lt; 2.</p>"));
  EXPECT_THAT(html, HasSubstr("salida sim --rules &#39;mine &quot;&amp;&quot; yours.toml&#39;"));
  EXPECT_THAT(html, HasSubstr("0.1.0 &lt;dev&gt;"));
  EXPECT_THAT(html, HasSubstr("<figcaption>Where &quot;captures&quot; happen</figcaption>"));
  EXPECT_THAT(html, HasSubstr("<svg><path d=\"M0 0\"/></svg>"));
  EXPECT_THAT(html, HasSubstr("aria-label=\"By &lt;seat&gt;\""));
}

TEST(ReportPage, json_cannot_leave_its_script) {
  const std::string json = R"({"a":"</script><!--<script>","b":"x < y"})";
  const std::string safe = detail::json_for_script(json);
  EXPECT_THAT(safe, Not(HasSubstr("<")));
  EXPECT_EQ(nlohmann::json::parse(safe), nlohmann::json::parse(json));
}

TEST(ReportPage, tables_have_captions_and_headers_of_rows_and_columns) {
  const std::string html = report_html(some_page());
  EXPECT_THAT(html, HasSubstr("<caption>By &lt;seat&gt;</caption>"));
  EXPECT_THAT(html, HasSubstr(R"(<tr><th scope="col">seat</th><th scope="col" class="number">wins</th>)"
                              R"(<th scope="col">note</th></tr>)"));
  EXPECT_THAT(html,
              HasSubstr(R"(<tr><th scope="row">&lt;Blue&gt;</th><td class="number">-3</td><td>b &amp; c</td></tr>)"));
}

TEST(ReportPage, the_document_has_one_main_one_title_and_headings_in_order) {
  const std::string html = report_html(some_page());
  EXPECT_TRUE(html.starts_with("<!doctype html>\n<html lang=\"en\">"));
  EXPECT_EQ(count_of(html, "<main>"), 1);
  EXPECT_EQ(count_of(html, "<h1>"), 1);
  EXPECT_EQ(count_of(html, "<h2 id="), 4);
  EXPECT_LT(html.find("<h1>"), html.find("<h2"));
}

TEST(ReportPage, what_a_report_does_not_have_leaves_no_heading) {
  const std::string html = report_html({.language = Language::spanish, .title = "Informe"});
  EXPECT_THAT(html, HasSubstr("<html lang=\"es\">"));
  EXPECT_EQ(count_of(html, "<h2 id="), 1);
  EXPECT_THAT(html, Not(HasSubstr("<script")));
}

TEST(ReportPage, nothing_comes_from_outside_and_only_our_script_runs) {
  const std::string html = report_html(some_page());
  const std::string policy = between(html, "Content-Security-Policy\" content=\"", "\"");
  EXPECT_TRUE(policy.starts_with("default-src 'none';")) << policy;
  EXPECT_THAT(policy, Not(HasSubstr("http")));
  EXPECT_THAT(policy, Not(HasSubstr("script-src 'unsafe")));
  EXPECT_EQ(count_of(html, " src="), 0);
  EXPECT_EQ(count_of(html, "<link"), 0);
}

TEST(ReportPage, the_policy_names_the_hash_of_the_script) {
  if (!report_has_plots()) GTEST_SKIP() << "built without node and npm";
  const std::string html = report_html(some_page());
  const std::string script = between(html, "<script>", "</script>");
  EXPECT_EQ(script, detail::plots_script());

  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(script.data()), script.size());
  std::array<char, sodium_base64_ENCODED_LEN(crypto_hash_sha256_BYTES, sodium_base64_VARIANT_ORIGINAL)> text{};
  sodium_bin2base64(text.data(), text.size(), digest.data(), digest.size(), sodium_base64_VARIANT_ORIGINAL);
  EXPECT_THAT(html, HasSubstr("script-src 'sha256-" + std::string(text.data()) + "';"));
}

TEST(ReportPage, the_script_can_stand_in_a_page) {
  EXPECT_THAT(detail::plots_script(), Not(HasSubstr("</script")));
  EXPECT_THAT(detail::plots_script(), Not(HasSubstr("<!--")));
  EXPECT_EQ(count_of(report_html(some_page()), "</script>"), report_has_plots() ? 2 : 0);
}

TEST(ReportPage, a_page_without_plots_says_so) {
  const std::string html = report_html(some_page());
  EXPECT_EQ(count_of(html, "data-plot=\"wins\""), report_has_plots() ? 1 : 0);
  EXPECT_EQ(count_of(html, "<noscript>"), report_has_plots() ? 1 : 0);
  EXPECT_EQ(count_of(html, "built without Node and npm"), report_has_plots() ? 0 : 1);
}

}  // namespace
}  // namespace salida
