// The dice that anyone can check, against published answers, against libsodium, and against what the few lines of
// Python that describe them have made.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <sodium.h>

#include "dice/game_random.hpp"
#include "dice/hex.hpp"
#include "dice/hmac.hpp"
#include "dice/sha256.hpp"

namespace salida {
namespace {

using Bytes = std::vector<std::uint8_t>;

std::string hex(const Digest& digest) {
  const std::array<char, 64> text = to_hex(digest);
  return {text.begin(), text.end()};
}

Bytes some_bytes(std::size_t length, std::uint64_t which) {
  GameRandom random(length, which);
  Bytes bytes(length);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.next());
  return bytes;
}

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

// The examples of FIPS 180-4, as NIST publishes them.
static_assert(sha256("abc") == from_hex("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));

TEST(Sha256, gives_the_known_answers_of_NIST) {
  EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(
      hex(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
                 "mnopqrstnopqrstu")),
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, agrees_with_libsodium_at_every_length_around_a_block) {
  for (std::size_t length = 0; length <= 300; ++length) {
    const Bytes bytes = some_bytes(length, 0);
    Digest theirs{};
    crypto_hash_sha256(theirs.data(), bytes.data(), bytes.size());
    ASSERT_EQ(sha256(bytes), theirs) << length << " bytes";
  }
}

TEST(Sha256, what_is_added_in_pieces_counts_as_added_at_once) {
  const Bytes bytes = some_bytes(300, 1);
  const std::span<const std::uint8_t> whole(bytes);
  const Digest expected = sha256(bytes);
  for (std::size_t first = 0; first <= bytes.size(); ++first) {
    ASSERT_EQ(Sha256().add(whole.first(first)).add(whole.subspan(first)).digest(), expected) << first;
  }
  for (std::size_t piece = 1; piece <= 130; ++piece) {
    Sha256 hash;
    for (std::size_t from = 0; from < bytes.size(); from += piece) {
      hash.add(whole.subspan(from, std::min(piece, bytes.size() - from)));
    }
    ASSERT_EQ(hash.digest(), expected) << "pieces of " << piece;
  }
}

TEST(Sha256, text_counts_as_its_bytes) {
  constexpr std::string_view text = "Parqués";
  EXPECT_EQ(sha256(text), sha256(bytes_of(text)));
}

TEST(Sha256, goes_on_after_a_digest) {
  Sha256 hash;
  hash.add("ab");
  EXPECT_EQ(hash.digest(), sha256("ab"));
  EXPECT_EQ(hash.add("c").digest(), sha256("abc"));
}

TEST(Hmac, gives_the_known_answers_of_RFC_4231) {
  Bytes counted(25);
  std::iota(counted.begin(), counted.end(), std::uint8_t{1});
  EXPECT_EQ(hex(Hmac(Bytes(20, 0x0b)).of(bytes_of("Hi There"))),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hex(Hmac(bytes_of("Jefe")).of(bytes_of("what do ya want for nothing?"))),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hex(Hmac(Bytes(20, 0xaa)).of(Bytes(50, 0xdd))),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(hex(Hmac(counted).of(Bytes(50, 0xcd))), "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
  // The fifth is published cut to 128 bits.
  EXPECT_EQ(hex(Hmac(Bytes(20, 0x0c)).of(bytes_of("Test With Truncation"))).substr(0, 32),
            "a3b6167473100ee06e0c796c2955552b");
  EXPECT_EQ(hex(Hmac(Bytes(131, 0xaa)).of(bytes_of("Test Using Larger Than Block-Size Key - Hash Key First"))),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  EXPECT_EQ(hex(Hmac(Bytes(131, 0xaa))
                    .of(bytes_of("This is a test using a larger than block-size key and a larger than block-size data. "
                                 "The key needs to be hashed before being used by the HMAC algorithm."))),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

Digest hmac_of_libsodium(const Bytes& key, const Bytes& message) {
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, key.data(), key.size());
  crypto_auth_hmacsha256_update(&state, message.data(), message.size());
  Digest made{};
  crypto_auth_hmacsha256_final(&state, made.data());
  return made;
}

TEST(Hmac, agrees_with_libsodium_whatever_the_lengths) {
  for (std::size_t length = 1; length <= 150; ++length) {
    const Bytes key = some_bytes(length, 2);
    const Bytes message = some_bytes(150 - length, 3);
    const Bytes short_key = some_bytes(32, length);
    ASSERT_EQ(Hmac(key).of(message), hmac_of_libsodium(key, message)) << "a key of " << length;
    ASSERT_EQ(Hmac(short_key).of(message), hmac_of_libsodium(short_key, message)) << "a message of " << 150 - length;
  }
}

TEST(Hmac, one_key_serves_many_messages) {
  const Hmac hmac(some_bytes(32, 4));
  const Digest first = hmac.of(bytes_of("one"));
  EXPECT_NE(hmac.of(bytes_of("two")), first);
  EXPECT_EQ(hmac.of(bytes_of("one")), first);
}

TEST(Hex, writes_what_libsodium_writes_and_reads_it_back) {
  for (std::uint64_t which = 0; which < 100; ++which) {
    Digest bytes{};
    std::ranges::copy(some_bytes(bytes.size(), which), bytes.begin());
    std::array<char, 65> theirs{};
    sodium_bin2hex(theirs.data(), theirs.size(), bytes.data(), bytes.size());
    ASSERT_EQ(hex(bytes), theirs.data());
    ASSERT_EQ(from_hex(hex(bytes)), bytes);
  }
}

TEST(Hex, reads_64_digits_in_lower_case_and_nothing_else) {
  const std::string good(64, '7');
  EXPECT_TRUE(from_hex(good));
  EXPECT_FALSE(from_hex(""));
  EXPECT_FALSE(from_hex(good.substr(1)));
  EXPECT_FALSE(from_hex(good + "7"));
  EXPECT_FALSE(from_hex("0x" + good.substr(2)));
  for (int value = 0; value < 256; ++value) {
    for (const std::size_t at : {0U, 1U, 62U, 63U}) {
      std::string text = good;
      text[at] = static_cast<char>(value);
      const bool is_digit = std::string_view("0123456789abcdef").find(text[at]) != std::string_view::npos;
      ASSERT_EQ(from_hex(text).has_value(), is_digit) << value << " at " << at;
    }
  }
}

}  // namespace
}  // namespace salida
