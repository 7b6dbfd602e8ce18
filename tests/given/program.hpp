// The program itself, run as a script would run it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "given/files.hpp"
#include "notation/reading.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {

/// A folder for the files of one test, gone afterwards.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "salida_cli_XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] std::string file(const std::string& name, std::string_view text) const {
    const std::filesystem::path path = path_ / name;
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

struct Answer {
  int status = -1;
  std::string out;
  std::string err;
};

/// A line for the shell, in which `salida` is the program.
inline Answer shell(const std::string& line) {
  const Folder folder;
  const std::string command = "cd '" SALIDA_SOURCE_DIR "' && export LC_ALL=C && salida() { '" SALIDA_PROGRAM
                              "' \"$@\"; } && { " +
                              line + "\n} 2>'" + folder.path("err") + "'";
  Answer run;
  std::FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return run;
  std::array<char, 4096> part{};
  for (std::size_t read = 0; (read = std::fread(part.data(), 1, part.size(), pipe)) > 0;)
    run.out.append(part.data(), read);
  const int ended = pclose(pipe);
  run.status = WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
  run.err = text_of(folder.path("err"));
  return run;
}

inline Answer salida(const std::string& arguments) { return shell("salida " + arguments); }

inline std::vector<std::string_view> lines_of(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  return text.empty() ? std::vector<std::string_view>{} : parts_of(text, '\n');
}

/// Good input: status 0, and nothing to complain of.
inline void expect_good(const Answer& run) {
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_NE(run.out, "");
}

/// Bad input: status 2, nothing printed, and a message that says what was expected.
inline void expect_refused(const Answer& run, const std::string& message) {
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, testing::StartsWith("salida: "));
  EXPECT_THAT(run.err, testing::HasSubstr(message));
}

}  // namespace salida

#endif
