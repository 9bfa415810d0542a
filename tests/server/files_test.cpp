// Which answer a request gets, without any socket.
#include "server/files.hpp"

#include <filesystem>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/folder.hpp"
#include "tests/support/refusal.hpp"

namespace understory::server {
namespace {

namespace fs = std::filesystem;

const Files& app() {
  static const Files kApp(Contents{{"index.html", "<!doctype html>"},
                                   {"assets/app-1a2b.js", "let a"},
                                   {"assets/app-1a2b.js.br", "br"},
                                   {"assets/app-1a2b.js.gz", "gz"},
                                   {"assets/style-3c.css", "a {}"},
                                   {"assets/style-3c.css.gz", "gz of css"},
                                   {"a b.txt", "space"},
                                   {"forest/fern.txt", "fern"},
                                   {"forest/index.html", "no"},
                                   {"lonely.gz", "archive"}});
  return kApp;
}

std::string field(const Answer& answer, std::string_view name) {
  std::string value;
  for (const Field& known : answer.fields) {
    if (known.name != name) continue;
    EXPECT_EQ(value, "") << name << " is there twice";
    value = known.value;
  }
  return value;
}

Answer get(std::string_view target, std::string_view encodings = {}, std::string_view tags = {}) {
  return app().answer({"GET", target, encodings, tags});
}

TEST(Files, AreFoundByTheirPath) {
  EXPECT_EQ(get("/").content, "<!doctype html>");
  EXPECT_EQ(get("/index.html").content, "<!doctype html>");
  EXPECT_EQ(get("/forest/fern.txt").content, "fern");
  EXPECT_EQ(get("/?table=7&seat=%zz").content, "<!doctype html>");
  EXPECT_EQ(get("/forest/fern.txt?/../../x").content, "fern");
  EXPECT_EQ(get("/a%20b.txt").content, "space");
  EXPECT_EQ(get("/%66orest/fern%2Etxt").content, "fern");
  EXPECT_EQ(get("/lonely.gz").content, "archive");
}

TEST(Files, AreNotGuessed) {
  for (const char* target :
       {"/missing", "/forest", "/forest/", "/assets/", "/Index.html", "/index.html/", "//index.html", "//",
        "/forest//fern.txt", "/index", "/index.htm", "/index.html.", "/assets/app-1a2b.js.br", "/assets/app-1a2b.js.gz",
        "/index.html;a=b", "/index.html&", "/%3f", "/+"}) {
    const Answer answer = get(target);
    EXPECT_EQ(answer.status, 404) << target;
    EXPECT_EQ(answer.content, "");
    EXPECT_EQ(english(*answer.says), "There is nothing at this address.");
  }
}

TEST(Files, CannotBeClimbedOutOf) {
  for (const char* target : {"/..",
                             "/../",
                             "/.",
                             "/./index.html",
                             "/../index.html",
                             "/forest/../index.html",
                             "/forest/./fern.txt",
                             "/%2e%2e/index.html",
                             "/%2E%2E/etc/passwd",
                             "/.%2e/etc/passwd",
                             "/forest/%2e%2e/index.html",
                             "/..\\index.html",
                             "/..%5cindex.html",
                             "/%252e%252e/etc/passwd",
                             "/....//etc/passwd",
                             "/etc/passwd",
                             "//etc/passwd",
                             "/~root/",
                             "/file:///etc/passwd",
                             "/C:/index.html",
                             "/%c0%ae%c0%ae/etc/passwd",
                             "/proc/self/environ"})
    EXPECT_EQ(get(target).status, 404) << target;
}

TEST(Files, AreNotFoundByWhatIsNoPath) {
  using namespace std::string_view_literals;
  for (const std::string_view target : {""sv,
                                        "index.html"sv,
                                        "*"sv,
                                        "?"sv,
                                        "http://localhost/"sv,
                                        "localhost:80"sv,
                                        "../index.html"sv,
                                        "\\index.html"sv,
                                        "/%"sv,
                                        "/%2"sv,
                                        "/index.html%"sv,
                                        "/index.html%4"sv,
                                        "/%zz"sv,
                                        "/%-1"sv,
                                        "/% 1"sv,
                                        "/%%32%65"sv,
                                        "/#"sv,
                                        "/index.html#top"sv,
                                        "/forest%2ffern.txt"sv,
                                        "/forest%2Ffern.txt"sv,
                                        "/..%2f..%2fetc%2fpasswd"sv,
                                        "/index.html%00"sv,
                                        "/index.html%00.png"sv,
                                        "/index.html\0"sv,
                                        "/\0"sv,
                                        "/index.html%0a"sv,
                                        "/%0d%0aSet-Cookie"sv,
                                        "/\r\n"sv,
                                        "/\x7f"sv,
                                        "/%7F"sv,
                                        "/%1f"sv,
                                        "/\t"sv})
    EXPECT_EQ(get(target).status, 400) << target;
}

TEST(Files, HaveShortNames) {
  const std::string longest = "/" + std::string(2047, 'a');
  EXPECT_EQ(get(longest).status, 404);
  EXPECT_EQ(get(longest + "a").status, 414);
  EXPECT_EQ(get("/?" + std::string(5000, 'q')).status, 414);
  EXPECT_EQ(get(std::string(100'000, '%')).status, 414);
}

TEST(Files, SurviveEveryByteAnywhere) {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string one(1, static_cast<char>(byte));
    for (const std::string& target :
         {one, "/" + one, "/index.html" + one, "/%" + one, "/%2" + one, "/" + one + "/.."}) {
      const int status = get(target, one + ";" + one + "," + one, one + ",").status;
      EXPECT_TRUE(status == 200 || status == 304 || status == 400 || status == 404) << byte << " " << status;
    }
  }
}

TEST(Files, CanOnlyBeFetched) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "Head", "", "X"}) {
    const Answer answer = app().answer({method, "/", "", ""});
    EXPECT_EQ(answer.status, 405) << method;
    EXPECT_EQ(field(answer, "Allow"), "GET, HEAD");
  }
}

TEST(Files, HaveAHeadLikeTheirWhole) {
  for (const char* target : {"/", "/assets/app-1a2b.js", "/missing", "/%", "index.html"}) {
    const Answer whole = get(target, "br");
    const Answer head = app().answer({"HEAD", target, "br", ""});
    EXPECT_EQ(head.status, whole.status);
    EXPECT_EQ(head.content, whole.content);
    EXPECT_EQ(head.says, whole.says);
    EXPECT_TRUE(whole.with_body);
    EXPECT_FALSE(head.with_body);
    ASSERT_EQ(head.fields.size(), whole.fields.size());
    for (const Field& known : whole.fields) EXPECT_EQ(field(head, known.name), known.value);
  }
}

TEST(Files, HaveTypes) {
  const auto type = [](const std::string& name) {
    return field(Files(Contents{{name, ""}}).answer({"GET", "/" + name, "", ""}), "Content-Type");
  };
  EXPECT_EQ(type("a.html"), "text/html; charset=utf-8");
  EXPECT_EQ(type("a.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(type("a.mjs"), "text/javascript; charset=utf-8");
  EXPECT_EQ(type("a.css"), "text/css; charset=utf-8");
  EXPECT_EQ(type("a.txt"), "text/plain; charset=utf-8");
  EXPECT_EQ(type("a.json"), "application/json");
  EXPECT_EQ(type("a.js.map"), "application/json");
  EXPECT_EQ(type("a.webmanifest"), "application/manifest+json");
  EXPECT_EQ(type("a.wasm"), "application/wasm");
  EXPECT_EQ(type("a.svg"), "image/svg+xml");
  EXPECT_EQ(type("a.png"), "image/png");
  EXPECT_EQ(type("a.jpg"), "image/jpeg");
  EXPECT_EQ(type("a.webp"), "image/webp");
  EXPECT_EQ(type("a.ico"), "image/x-icon");
  EXPECT_EQ(type("a.woff2"), "font/woff2");
  for (const char* other : {"a", "html", "a.html2", "a.exe", "js/a"})
    EXPECT_EQ(type(other), "application/octet-stream") << other;
}

TEST(Files, AreKeptForeverOnlyIfTheirNameChanges) {
  EXPECT_EQ(field(get("/assets/app-1a2b.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(field(get("/"), "Cache-Control"), "no-cache");
  EXPECT_EQ(field(get("/forest/fern.txt"), "Cache-Control"), "no-cache");
  EXPECT_EQ(field(get("/assets/missing.js"), "Cache-Control"), "no-store");
}

TEST(Files, AreNotSentAgain) {
  const std::string tag = field(get("/"), "ETag");
  EXPECT_TRUE(tag.size() > 2 && tag.front() == '"' && tag.back() == '"') << tag;
  for (const std::string& tags :
       {tag, "W/" + tag, std::string("*"), "\"x\", " + tag, tag + ",\"x\"", " \"a\" ,\t" + tag + " "}) {
    const Answer answer = get("/", "", tags);
    EXPECT_EQ(answer.status, 304) << tags;
    EXPECT_FALSE(answer.with_body);
    EXPECT_EQ(answer.content, "");
    EXPECT_EQ(field(answer, "ETag"), tag);
    EXPECT_EQ(field(answer, "Cache-Control"), "no-cache");
  }
  for (const std::string& tags :
       {std::string("\"x\""), tag.substr(1), "w/" + tag, "x" + tag, std::string(",,"), tag + tag})
    EXPECT_EQ(get("/", "", tags).status, 200) << tags;
  EXPECT_EQ(get("/missing", "", "*").status, 404);
}

TEST(Files, HaveTagsOfTheirContent) {
  const auto tag = [](const char* content) {
    return field(Files(Contents{{"a", content}}).answer({"GET", "/a", "", ""}), "ETag");
  };
  EXPECT_EQ(tag("one"), tag("one"));
  EXPECT_NE(tag("one"), tag("two"));
  EXPECT_NE(field(get("/assets/app-1a2b.js"), "ETag"), field(get("/assets/app-1a2b.js", "br"), "ETag"));
  const std::string packed = field(get("/assets/app-1a2b.js", "br"), "ETag");
  EXPECT_EQ(get("/assets/app-1a2b.js", "br", packed).status, 304);
  EXPECT_EQ(field(get("/assets/app-1a2b.js", "br", packed), "Vary"), "Accept-Encoding");
  EXPECT_EQ(get("/assets/app-1a2b.js", "gzip", packed).status, 200);
}

TEST(Files, ArePackedForThoseWhoCanUnpack) {
  const auto sent = [](std::string_view accepted) {
    const Answer answer = get("/assets/app-1a2b.js", accepted);
    EXPECT_EQ(field(answer, "Vary"), "Accept-Encoding");
    EXPECT_EQ(field(answer, "Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(answer.content, field(answer, "Content-Encoding") == "br"     ? "br"
                              : field(answer, "Content-Encoding") == "gzip" ? "gz"
                                                                            : "let a");
    return field(answer, "Content-Encoding");
  };
  EXPECT_EQ(sent("gzip, deflate, br, zstd"), "br");
  EXPECT_EQ(sent("BR"), "br");
  EXPECT_EQ(sent("gzip;q=1.0, br;q=0.1"), "br");
  EXPECT_EQ(sent("*"), "br");
  EXPECT_EQ(sent("gzip"), "gzip");
  EXPECT_EQ(sent("br;q=0, gzip"), "gzip");
  EXPECT_EQ(sent("br; q=0.000 ,gzip ; q=0.5"), "gzip");
  EXPECT_EQ(sent("br;q=0, *"), "gzip");
  for (const char* none : {"", "identity", "deflate", "gzip;q=0", "*;q=0", "brr, gzi", ",;,", "x;br", "br;Q=0"})
    EXPECT_EQ(sent(none), "") << none;
  EXPECT_EQ(get("/assets/style-3c.css", "br, gzip").content, "gz of css");
  EXPECT_EQ(get("/assets/style-3c.css", "br").content, "a {}");
  EXPECT_EQ(field(get("/", "br, gzip"), "Vary"), "");
}

TEST(Answers, AreSafeInABrowser) {
  for (const char* target : {"/", "/assets/app-1a2b.js", "/missing", "/%"}) {
    const Answer answer = get(target);
    EXPECT_EQ(field(answer, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(field(answer, "Referrer-Policy"), "same-origin");
    EXPECT_EQ(field(answer, "Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(field(answer, "Content-Security-Policy"),
              "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
              "img-src 'self' data:; worker-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  }
}

TEST(Answers, HaveASentenceForEveryComplaint) {
  for (const int status : {400, 404, 405, 414, 431, 503}) {
    const Answer answer = complaint(status);
    EXPECT_EQ(answer.status, status);
    EXPECT_TRUE(is_clean(english(*answer.says))) << status;
    EXPECT_EQ(field(answer, "Content-Type"), "text/plain; charset=utf-8");
  }
}

class WebFolder : public testing::Test {
 protected:
  WebFolder() {
    fs::create_directory(folder_.path("web"));
    fs::create_directory(folder_.path("web/assets"));
    folder_.write("secret.txt", "secret");
    folder_.write("web/index.html", "<!doctype html>");
    folder_.write("web/assets/app.js", std::string("let a;\0", 7));
  }

  std::string web() const { return folder_.path("web"); }
  int status(const std::string& target) const { return Files::load(web()).answer({"GET", target, "", ""}).status; }

  Folder folder_;
};

TEST_F(WebFolder, IsReadWhole) {
  const Files files = Files::load(web());
  EXPECT_EQ(files.answer({"GET", "/", "", ""}).content, "<!doctype html>");
  EXPECT_EQ(files.answer({"GET", "/assets/app.js", "", ""}).content, std::string("let a;\0", 7));
  folder_.write("web/index.html", "later");
  folder_.write("web/later.txt", "later");
  EXPECT_EQ(files.answer({"GET", "/", "", ""}).content, "<!doctype html>");
  EXPECT_EQ(files.answer({"GET", "/later.txt", "", ""}).status, 404);
  EXPECT_EQ(status("/later.txt"), 200);
}

TEST_F(WebFolder, MayBeNamedInManyWays) {
  fs::create_directory_symlink(web(), folder_.path("link"));
  for (const std::string& name : {web() + "/", web() + "/.", web() + "/assets/..", folder_.path("link")})
    EXPECT_EQ(Files::load(name).answer({"GET", "/assets/app.js", "", ""}).status, 200) << name;
}

TEST_F(WebFolder, FollowsNoLinkOutside) {
  fs::create_symlink("../secret.txt", web() + "/out.txt");
  fs::create_symlink(folder_.path("secret.txt"), web() + "/absolute.txt");
  fs::create_directory_symlink("..", web() + "/up");
  fs::create_symlink("nowhere", web() + "/broken.txt");
  fs::create_symlink("circle.txt", web() + "/circle.txt");
  fs::create_symlink("assets/app.js", web() + "/inside.js");
  fs::create_directory(folder_.path("web-other"));
  folder_.write("web-other/secret.txt", "secret");
  fs::create_symlink("../web-other/secret.txt", web() + "/beside.txt");
  for (const char* target :
       {"/out.txt", "/absolute.txt", "/up/secret.txt", "/broken.txt", "/circle.txt", "/beside.txt", "/../secret.txt"})
    EXPECT_EQ(status(target), 404) << target;
  EXPECT_EQ(status("/inside.js"), 200);
}

TEST_F(WebFolder, KeepsHiddenFilesToItself) {
  folder_.write("web/.env", "secret");
  fs::create_directory(web() + "/.git");
  folder_.write("web/.git/config", "secret");
  EXPECT_EQ(status("/.env"), 404);
  EXPECT_EQ(status("/.git/config"), 404);
}

TEST_F(WebFolder, MustHoldAnApp) {
  const auto loads = [](const std::string& folder) { return [folder] { Files::load(folder); }; };
  EXPECT_NE(refused("server.web.missing", loads(folder_.path())).find(folder_.path()), std::string::npos);
  refused("server.web.missing", loads(folder_.path("nowhere")));
  refused("server.web.missing", loads(folder_.path("secret.txt")));
  refused("server.web.missing", loads(""));
  fs::remove(web() + "/index.html");
  fs::create_directory(web() + "/index.html");
  refused("server.web.missing", loads(web()));
}

TEST_F(WebFolder, MayNotBeHuge) {
  folder_.write("web/huge.bin", "");
  fs::resize_file(web() + "/huge.bin", std::uintmax_t{1} << 40U);  // a hole, which takes no room
  refused("server.web.too-large", [&] { Files::load(web()); });
}

}  // namespace
}  // namespace understory::server
