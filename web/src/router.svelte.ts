// Which page the address asks for: #/, #/setup/<game>, #/table.

export type Route = { page: "home" } | { page: "setup"; game: string } | { page: "table" };

export function parseRoute(hash: string): Route {
  const [page, game] = hash.replace(/^#?\/?/, "").split("/");
  const name = page === "setup" && game ? decoded(game) : "";
  if (name !== "") return { page: "setup", game: name };
  return page === "table" ? { page } : { page: "home" };
}

// Anybody can type an address.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

export function addressOf(route: Route): string {
  if (route.page === "setup") return `#/setup/${encodeURIComponent(route.game)}`;
  return route.page === "table" ? "#/table" : "#/";
}

class Router {
  route: Route = $state({ page: "home" });

  follow() {
    const read = () => {
      this.route = parseRoute(location.hash);
    };
    read();
    addEventListener("hashchange", read);
  }

  go(route: Route) {
    location.hash = addressOf(route);
    this.route = route;
  }
}

export const router = new Router();
