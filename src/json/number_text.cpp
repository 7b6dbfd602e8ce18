#include "json/number_text.hpp"

#include <array>
#include <cmath>
#include <cstdint>

namespace salida {
namespace {

/// Powers of ten that a double holds exactly.
constexpr std::array exact_powers{1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
constexpr int largest_power = static_cast<int>(exact_powers.size()) - 1;

/// number * 10^exponent: one exact step for what is mostly written, several for the very large and small.
[[nodiscard]] double scaled(double number, int exponent) {
  for (; exponent > largest_power; exponent -= largest_power) number *= exact_powers.back();
  for (; exponent < -largest_power; exponent += largest_power) number /= exact_powers.back();
  const double power = exact_powers[static_cast<std::size_t>(std::abs(exponent))];
  return exponent < 0 ? number / power : number * power;
}

/// The digits of a number above 0 as a whole number, and the power of ten that they are to be multiplied by.
struct Decimal {
  std::int64_t kept;
  int exponent;
};

[[nodiscard]] Decimal rounded(double number, int digits) {
  const auto too_many = static_cast<std::int64_t>(exact_powers[static_cast<std::size_t>(digits)]);
  int binary = 0;
  std::frexp(number, &binary);
  // 10^point is at most ten times too small: log10(2) is a little more than 301/1000.
  int point = (binary - 1) * 301 / 1000 - (binary <= 0 ? 1 : 0);
  std::int64_t kept = std::llround(scaled(number, digits - 1 - point));
  while (kept >= too_many) kept = std::llround(scaled(number, digits - 1 - ++point));
  return {.kept = kept, .exponent = point - digits + 1};
}

}  // namespace

std::string number_text(double number, int digits) {
  if (number == 0) return "0";
  auto [kept, exponent] = rounded(std::abs(number), digits);
  for (; kept % 10 == 0; kept /= 10) ++exponent;
  constexpr int written_out = 20;  // zeros
  std::string text = std::to_string(kept);
  if (std::abs(exponent) > written_out) {
    text += 'e' + std::to_string(exponent);
  } else if (exponent >= 0) {
    text.append(static_cast<std::size_t>(exponent), '0');
  } else {
    const auto decimals = static_cast<std::size_t>(-exponent);
    if (text.size() <= decimals) text.insert(0, decimals + 1 - text.size(), '0');
    text.insert(text.size() - decimals, 1, '.');
  }
  return number < 0 ? '-' + text : text;
}

}  // namespace salida
