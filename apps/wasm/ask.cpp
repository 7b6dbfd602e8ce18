// The browser's C ABI: the page asks for room, writes a request there, and is given the address of the answer.
#include <cstddef>
#include <string>

#include "answer_to.hpp"
#include "registry.hpp"
#include "request.hpp"

namespace salida::wasm {
namespace {

/// What one request leaves for the next.
struct Module {
  Registry registry;
  std::string request;
  std::string answer;
};

Module& module() {
  static Module one;
  return one;
}

}  // namespace
}  // namespace salida::wasm

extern "C" {

/// Where a request of so many bytes can be written; null where it is too large.
__attribute__((export_name("salida_room"))) char* salida_room(std::size_t bytes) {
  if (bytes > salida::wasm::largest_request) return nullptr;
  std::string& request = salida::wasm::module().request;
  request.resize(bytes);
  return request.data();
}

/// Answers the request that was written: the address of JSON, ended by a zero byte, which stays until the next request.
__attribute__((export_name("salida_ask"))) const char* salida_ask() {
  using namespace salida::wasm;
  Module& here = module();
  here.answer = answer_to(here.registry, here.request);
  if (here.request.size() > 65536) here.request = std::string();  // a network or a record is not kept twice
  return here.answer.c_str();
}
}
