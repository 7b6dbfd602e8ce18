// Everything that is kept between two requests: rules that were read, networks, tables, simulations. There is one
// registry in the module.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bots/evaluation.hpp"
#include "bots/network.hpp"
#include "notation/catalogue.hpp"
#include "record/record_growth.hpp"
#include "simulation.hpp"
#include "table/session.hpp"

namespace salida::wasm {

/// Things with a number, by which the page asks for them. They stay where they are.
template <class Kept>
class Shelf {
 public:
  static constexpr std::size_t most = 64;

  /// Nothing where the shelf is full.
  [[nodiscard]] std::optional<unsigned> put(std::unique_ptr<Kept> one) {
    if (kept_.size() == most) return std::nullopt;
    kept_.emplace(++last_, std::move(one));
    return last_;
  }
  [[nodiscard]] Kept* find(std::uint64_t number) const {
    const auto found = kept_.find(number);
    return found == kept_.end() ? nullptr : found->second.get();
  }
  bool remove(std::uint64_t number) { return kept_.erase(number) == 1; }

 private:
  std::map<std::uint64_t, std::unique_ptr<Kept>> kept_;
  unsigned last_ = 0;
};

/// A table that the page plays at, and what of its record the page has been told.
struct OpenTable : Session {
  OpenTable(Table game, Terms terms) : Session(std::move(game), std::move(terms)), growth(record()) {
    (void)growth.added(record());  // the page asks for it as a whole
  }
  RecordGrowth growth;
};

class Registry {
 public:
  static constexpr std::size_t most_house_rules = 200;

  /// The built-in rule sets, and the house rules that were handed in; null where nobody has that id.
  [[nodiscard]] const NamedRules* rules(std::string_view id) const;
  /// In place of those with the same id. False where there are too many.
  bool keep(NamedRules house_rules);

  /// Keeps the network of that name, which rules_of_network() knows, in place of an earlier one.
  void keep_network(std::string_view name, NetworkWeights weights);
  /// The network that network_for() names, or nullptr if it names none or that one was not handed in.
  [[nodiscard]] std::shared_ptr<const Evaluation> network(const Rules& rules, int players) const;

  [[nodiscard]] Shelf<OpenTable>& tables() { return tables_; }
  [[nodiscard]] const Shelf<OpenTable>& tables() const { return tables_; }
  [[nodiscard]] Shelf<Simulation>& simulations() { return simulations_; }
  [[nodiscard]] const Shelf<Simulation>& simulations() const { return simulations_; }

 private:
  Shelf<OpenTable> tables_;
  Shelf<Simulation> simulations_;
  std::list<NamedRules> house_rules_;
  std::map<std::string, std::shared_ptr<const Evaluation>> networks_;  // by name
};

}  // namespace salida::wasm
