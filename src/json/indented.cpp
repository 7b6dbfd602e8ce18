#include "json/json.hpp"

namespace salida {
namespace {

class Indenter {
 public:
  explicit Indenter(std::string_view json) : json_(json) {}

  std::string text() {
    for (at_ = 0; at_ < json_.size(); ++at_) {
      switch (const char letter = json_[at_]) {
        case '"': copy_string(); break;
        case '{':
        case '[': open(letter); break;
        case '}':
        case ']': close(letter); break;
        case ',':
          text_ += letter;
          new_line();
          break;
        case ':': text_ += ": "; break;
        default: text_ += letter;
      }
    }
    return std::move(text_);
  }

 private:
  void copy_string() {
    const std::size_t begin = at_++;
    for (; json_[at_] != '"'; ++at_) {
      if (json_[at_] == '\\') ++at_;
    }
    text_ += json_.substr(begin, at_ + 1 - begin);
  }

  void open(char letter) {
    text_ += letter;
    const char next = json_[at_ + 1];
    if (next == '}' || next == ']') {  // empty: it stays on the line
      text_ += next;
      ++at_;
      return;
    }
    ++depth_;
    new_line();
  }

  void close(char letter) {
    --depth_;
    new_line();
    text_ += letter;
  }

  void new_line() {
    text_ += '\n';
    text_.append(2 * depth_, ' ');
  }

  std::string_view json_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
  std::string text_;
};

}  // namespace

std::string indented(const Json& json) { return Indenter(json.text).text(); }

}  // namespace salida
