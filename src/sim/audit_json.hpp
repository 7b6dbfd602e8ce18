// Writes what an audit found in a game as JSON.
#pragma once

#include "json/json.hpp"
#include "record/record_reader.hpp"
#include "sim/audit.hpp"

namespace salida {

/// The caller adds what only it knows, such as the name of the file.
[[nodiscard]] JsonObject audit_json(const ReadGame& game, const Audit& audit);

/// For a record that could not be read; says only why.
[[nodiscard]] JsonObject unreadable_json(const Error& fault);

}  // namespace salida
