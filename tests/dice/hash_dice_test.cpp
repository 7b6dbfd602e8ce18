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
#include "dice/hash_random.hpp"
#include "dice/hex.hpp"
#include "dice/hmac.hpp"
#include "dice/sha256.hpp"
#include "given/chi_square.hpp"

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

/// A seed and terms with what they make, computed by Python's hashlib and hmac:
///
///   def commitment(seed, terms):
///       return hashlib.sha256(seed + terms.encode()).digest()
///
///   def stream(seed, terms):
///       for i in itertools.count():
///           yield from hmac.digest(seed, commitment(seed, terms) + i.to_bytes(8, 'big'), 'sha256')
///
///   def dice(seed, terms):
///       return (byte % 6 + 1 for byte in stream(seed, terms) if byte < 252)
struct KnownDice {
  std::string_view seed;
  std::string_view terms;
  std::string_view commitment;
  std::string_view block_0;
  std::string_view block_1;
  std::string_view block_256;
  std::string_view dice;  // the first hundred
};

// The first byte that is thrown away is number 17, 17, 5 and 42 of its stream.
constexpr std::array<KnownDice, 4> known_dice{{
    {.seed = "0000000000000000000000000000000000000000000000000000000000000001",
     .terms = "",
     .commitment = "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5",
     .block_0 = "d1d2a5c14e4e7c0e7021c707ed306fbb1bfd72e1109ffdcca4814bc82cc36eb9",
     .block_1 = "c5b1525496e89de679579fb8941b506c2443de5f0d66533145a858f15a863034",
     .block_256 = "e50cee3c6ef12ad023bdb9c10052f9940dcb72ad2e9bb1fbdf132915bf27f46b",
     .dice = "6142115354224142414541344334366451152324455431121621624152131551515664463312464115145233141133661162"},
    {.seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
     .terms = "",
     .commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
     .block_0 = "1e45792a240fd12846b9def3b2cb5d364bfd78548a1127558cc004ea9d8ef6ff",
     .block_1 = "6f1490b9d2029e678ae751a85f898fcc56b9cc3b8df4f01114e0a1f309d3496c",
     .block_256 = "410a2fc9260e9d91042fc24e5a35c109ee57396c60389e233dfc0aaa5790280b",
     .dice = "1421146556145641411164231512514316133214416661361645163364422154225313446512226322244342234631311514"},
    {.seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
     .terms = "rules medellin\nplayers 4\n",
     .commitment = "5bcca6e55e0083e67a9d457f8e2f05004556fec666f6d21aa0f7cc95ed4abc8a",
     .block_0 = "e8ac0daa76fcc7d18e976443f15ca57a38d0279f73565939888b2938911fe848",
     .block_1 = "a62cc8aae4bd00f31edf776f29d4abd646a12d8c46466b9066cfb6bacd53b431",
     .block_256 = "8d0d05dd1df30a958f6624e220c41bdbb8b322be217eb7afc99fce6abe17dc38",
     .dice = "5523526525223433544236452632251533314141264634556435561143126122655513451432426652244163665553664626"},
    {.seed = "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     .terms = "Parqués, el de siempre\n",
     .commitment = "3aeb654a1f7397f6ce46f20f5b60c2b1edfc77520f8c817cd5671a24afc7eeb2",
     .block_0 = "58a3e281088a3a2b490a1bac48f0ab0d0ed1334632a20b0329dda491c752d6cc",
     .block_1 = "de227a67493434896d5ffd9c34c0f69eb6828a9d5d1fcacdf413dfb09d169286",
     .block_256 = "d7f213cca5152252eaa11e5cb8a36abd2309d3e369680b46506f56b96fb866c4",
     .dice = "5254315225451142364531646632255115322556261511335124252522325332143114463614512411331155431226345412"},
}};

DiceSeed seed_of(const KnownDice& known) { return from_hex(known.seed).value(); }

TEST(HashRandom, commits_to_seed_and_terms) {
  for (const KnownDice& known : known_dice) {
    EXPECT_EQ(hex(commitment(seed_of(known), known.terms)), known.commitment);
  }
}

TEST(HashRandom, is_the_stream_that_Python_makes) {
  for (const KnownDice& known : known_dice) {
    HashRandom random(seed_of(known), known.terms);
    const auto next_block = [&random] {
      Digest block{};
      for (std::uint8_t& byte : block) byte = random.next();
      return hex(block);
    };
    EXPECT_EQ(next_block(), known.block_0);
    EXPECT_EQ(next_block(), known.block_1);
    for (int k = 2; k < 256; ++k) (void)next_block();
    EXPECT_EQ(next_block(), known.block_256);
  }
}

TEST(HashRandom, throws_the_dice_that_Python_throws) {
  const auto digit = [](std::uint8_t face) { return static_cast<char>('0' + face); };
  for (const KnownDice& known : known_dice) {
    HashRandom one_by_one(seed_of(known), known.terms);
    HashRandom two_at_once(seed_of(known), from_hex(known.commitment).value());
    std::string single;
    std::string paired;
    for (int k = 0; k < 100; ++k) {
      const Roll roll = one_by_one.one_die();
      EXPECT_EQ(roll.second, 0);
      single += digit(roll.first);
    }
    for (int k = 0; k < 50; ++k) {
      const Roll roll = two_at_once.two_dice();
      paired += digit(roll.first);
      paired += digit(roll.second);
    }
    EXPECT_EQ(single, known.dice);
    EXPECT_EQ(paired, known.dice);
  }
}

TEST(HashRandom, another_seed_or_other_terms_make_other_dice) {
  const auto opening = [](std::uint8_t seed, std::string_view terms) {
    HashRandom random({seed}, terms);
    return std::array{random.next(), random.next(), random.next(), random.next(), random.next(), random.next()};
  };
  EXPECT_EQ(opening(7, "players 4"), opening(7, "players 4"));
  EXPECT_NE(opening(7, "players 4"), opening(8, "players 4"));
  EXPECT_NE(opening(7, "players 4"), opening(7, "players 3"));
}

TEST(HashRandom, a_copy_goes_on_as_the_original_does) {
  HashRandom random({7}, "");
  for (int k = 0; k < 70; ++k) (void)random.next();
  HashRandom copy = random;
  for (int k = 0; k < 200; ++k) ASSERT_EQ(random.next(), copy.next());
}

TEST(HashRandom, works_at_compile_time) {
  constexpr auto roll = [] { return HashRandom({1}, "").two_dice(); }();
  EXPECT_EQ(HashRandom({1}, "").two_dice(), roll);
}

// Bytes come from the highest down, so that those to be thrown away come first.
TEST(HashRandom, makes_every_number_from_as_many_bytes) {
  for (std::uint32_t n = 1; n <= 256; ++n) {
    int left = 256;
    const auto next_byte = [&left] { return static_cast<std::uint8_t>(--left); };
    std::vector<std::uint32_t> counts(n);
    const std::uint32_t share = 256 / n;
    for (std::uint32_t k = 0; k < n * share; ++k) ++counts.at(hash_random::number_below(n, next_byte));
    ASSERT_EQ(left, 0) << "below " << n;
    ASSERT_EQ(counts, std::vector<std::uint32_t>(n, share)) << "below " << n;
  }
}

TEST(HashRandom, takes_its_numbers_from_its_bytes_in_order) {
  HashRandom random({9}, "");
  HashRandom bytes({9}, "");
  for (std::uint32_t n = 1; n <= 256; ++n) {
    for (int k = 0; k < 10; ++k) {
      ASSERT_EQ(random.below(n), hash_random::number_below(n, [&bytes] { return bytes.next(); })) << "below " << n;
    }
  }
}

// What a player sees of many games: the first roll under one seed each. The limit lies at a chance of about one in a
// million; the numbers are fixed by the seeds, so the test is not random.
TEST(HashRandom, first_rolls_of_successive_seeds_are_fair) {
  std::array<int, 36> counts{};
  DiceSeed seed{};
  for (int k = 0; k < 36000; ++k) {
    seed[0] = static_cast<std::uint8_t>(k % 256);
    seed[1] = static_cast<std::uint8_t>(k / 256);
    const Roll roll = HashRandom(seed, "").two_dice();
    ++counts.at(((roll.first - 1U) * 6U) + roll.second - 1U);
  }
  EXPECT_LT(chi_square(counts), 86.0);
}

}  // namespace
}  // namespace salida
