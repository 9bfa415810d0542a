#include "server/http.hpp"

#include <array>
#include <csignal>
#include <ctime>
#include <string_view>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>

#include "engine/refusal.hpp"

namespace understory::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;
using Tcp = asio::ip::tcp;
using Parser = http::request_parser<http::empty_body>;
using Content = http::span_body<const char>;

constexpr std::uint32_t kLongestHeader = 8192;  // what browsers send has about 1 kB
constexpr std::size_t kSlowestLine = 8192;      // bytes a second; an answer may take patience and its length over this
constexpr int kTurnedAway = 50;                 // so many more connections hear that there is no place
constexpr std::chrono::seconds kFarewell{1};
constexpr std::chrono::milliseconds kBreath{100};

constexpr auto kOutcome = asio::as_tuple(asio::use_awaitable);  // the error is a value: most are everyday events

std::string date() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 64> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

// The status for a request that cannot be read; 0 if there is nobody to tell.
int status_of(error_code error, const Parser& parser) {
  const auto& of_http = make_error_code(http::error::bad_method).category();
  if (error.category() != of_http || error == http::error::end_of_stream || error == http::error::partial_message)
    return 0;
  if (error != http::error::header_limit && error != http::error::buffer_overflow) return 400;
  return parser.get().target().empty() ? 414 : 431;
}

Message reason_of(error_code error, const Settings& settings) {
  const std::string port = std::to_string(settings.port);
  if (error == asio::error::address_in_use) return Message("server.listen.in-use", {{"port", port}});
  if (error == asio::error::access_denied) return Message("server.listen.forbidden", {{"port", port}});
  if (error == boost::system::errc::address_not_available)
    return Message("server.listen.not-here", {{"address", settings.address}});
  return Message("server.listen.system", {{"address", settings.address}, {"number", error.value()}});
}

}  // namespace

struct HttpServer::Hall {
  Hall(const Files& the_files, const Words& the_words, Settings the_settings)
      : files(the_files), words(the_words), settings(std::move(the_settings)) {}

  void open();
  asio::awaitable<void> receive();
  asio::awaitable<void> attend(Tcp::socket socket);
  asio::awaitable<bool> answer_next(beast::tcp_stream& stream, beast::flat_buffer& buffer);
  asio::awaitable<bool> send(beast::tcp_stream& stream, const Answer& answer, unsigned version, bool more);

  const Files& files;
  const Words& words;
  const Settings settings;
  int guests = 0;  // before the context, which counts them out when it goes
  asio::io_context context{1};
  asio::signal_set signals{context};
  Tcp::acceptor acceptor{context};
  Tcp::endpoint place;  // where it listens
};

void HttpServer::Hall::open() {
  error_code error;
  const auto address = asio::ip::make_address(settings.address, error);
  if (error) throw Refusal(Message("server.listen.no-address", {{"address", settings.address}}));
  const Tcp::endpoint endpoint(address, settings.port);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(Tcp::acceptor::reuse_address(true), error);  // after a restart, at once
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(Tcp::acceptor::max_listen_connections, error);
  if (!error) place = acceptor.local_endpoint(error);
  if (error) throw Refusal(reason_of(error, settings));
  signals.add(SIGINT);
  signals.add(SIGTERM);
  signals.async_wait([this](error_code failed, int) {
    if (!failed) context.stop();
  });
  asio::co_spawn(context, receive(), asio::detached);
}

asio::awaitable<void> HttpServer::Hall::receive() {
  asio::steady_timer breath(context);
  while (true) {
    auto [error, socket] = co_await acceptor.async_accept(kOutcome);
    if (error) {  // no descriptor left, or the guest has gone already: neither is the end
      breath.expires_after(kBreath);
      co_await breath.async_wait(kOutcome);
    } else if (guests < settings.connections + kTurnedAway) {
      asio::co_spawn(context, attend(std::move(socket)), asio::detached);
    }
  }
}

asio::awaitable<void> HttpServer::Hall::attend(Tcp::socket socket) {
  struct Guest {
    explicit Guest(int& all) : guests(all) { ++guests; }
    ~Guest() { --guests; }
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    int& guests;
  };
  const Guest guest(guests);
  beast::tcp_stream stream(std::move(socket));
  if (guests > settings.connections) {
    const Answer full = complaint(503);
    co_await send(stream, full, 11, false);
  } else {
    beast::flat_buffer buffer(std::size_t{2} * kLongestHeader);
    while (co_await answer_next(stream, buffer)) continue;
  }
  // Closing while something unread arrives would take back what was just sent.
  error_code ignored;
  stream.socket().shutdown(Tcp::socket::shutdown_send, ignored);
  stream.expires_after(kFarewell);
  std::array<char, 4096> rest{};
  for (bool gone = false; !gone;) {
    const auto [error, size] = co_await stream.async_read_some(asio::buffer(rest), kOutcome);
    gone = bool{error};
  }
}

// Whether the connection goes on.
asio::awaitable<bool> HttpServer::Hall::answer_next(beast::tcp_stream& stream, beast::flat_buffer& buffer) {
  Parser parser;
  parser.header_limit(kLongestHeader);
  parser.body_limit(boost::none);  // bodies are not read, so they may have any length
  stream.expires_after(settings.patience);
  const auto [error, size] = co_await http::async_read_header(stream, buffer, parser, kOutcome);
  if (error) {
    const int status = status_of(error, parser);
    if (status == 0) co_return false;
    const Answer answer = complaint(status);
    co_return co_await send(stream, answer, 11, false);
  }
  const auto& request = parser.get();
  const Answer answer = files.answer({request.method_string(), request.target(), request[http::field::accept_encoding],
                                      request[http::field::if_none_match]});
  const bool more = request.keep_alive() && parser.is_done();  // a body is not read, so nothing can come after it
  co_return co_await send(stream, answer, request.version(), more);
}

asio::awaitable<bool> HttpServer::Hall::send(beast::tcp_stream& stream, const Answer& answer, unsigned version,
                                             bool more) {
  const std::string sentence = answer.says ? words.say(*answer.says) + "\n" : std::string();
  const std::string_view content = answer.says ? std::string_view(sentence) : answer.content;
  http::response<Content> response(http::int_to_status(static_cast<unsigned>(answer.status)), version);
  for (const Field& field : answer.fields) response.set(field.name, field.value);
  response.set(http::field::date, date());
  if (response.result() != http::status::not_modified) response.content_length(content.size());
  if (answer.with_body) response.body() = Content::value_type(content.data(), content.size());
  response.keep_alive(more);
  stream.expires_after(settings.patience + std::chrono::seconds(content.size() / kSlowestLine));
  const auto [error, size] = co_await http::async_write(stream, response, kOutcome);
  co_return !error && more;
}

HttpServer::HttpServer(const Files& files, const Words& words, const Settings& settings)
    : hall_(std::make_unique<Hall>(files, words, settings)) {
  hall_->open();
}

HttpServer::~HttpServer() = default;

std::uint16_t HttpServer::port() const { return hall_->place.port(); }

std::string HttpServer::url() const {
  const auto address = hall_->place.address();
  std::string host = address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
  const bool usual = address == asio::ip::address_v4::loopback() || address == asio::ip::address_v6::loopback();
  if (usual || address.is_unspecified()) host = "localhost";
  return "http://" + host + ":" + std::to_string(port());
}

void HttpServer::run() { hall_->context.run(); }

void HttpServer::stop() { hall_->context.stop(); }

}  // namespace understory::server
