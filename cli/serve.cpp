// `understory serve`: the web app, until Ctrl-C.
#include <ostream>

#include "cli/subcommands.hpp"
#include "server/files.hpp"
#include "server/http.hpp"

namespace understory::cli {

void declare_serve(Arguments& arguments) {
  arguments.option("--port");
  arguments.option("--address");
  arguments.option("--web");
}

int run_serve(const Arguments& arguments, Console& console) {
  server::Settings settings;
  if (arguments.has("--port")) settings.port = static_cast<std::uint16_t>(arguments.needed_number("--port", 0, 65535));
  settings.address = arguments.text("--address").value_or(settings.address);
  const server::Files files = server::Files::load(arguments.text("--web").value_or(UNDERSTORY_WEB_DIR));
  server::HttpServer http(files, console.words, settings);
  console.say(Message("cli.serve.ready", {{"url", http.url()}}));
  console.out.flush();  // whoever started us may be waiting for this line
  http.run();
  return 0;
}

}  // namespace understory::cli
