/** The address names the state: `/`, `/new`, `/g/<id>?at=n&as=seat`, `/learn`, `/rules/<clause>`, `/sheet`, `/companion`, `/settings`. */

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
  }

  /** Takes a word out of the address, without a new entry in the history. */
  drop(name: string): void {
    const query = new URLSearchParams(location.search);
    query.delete(name);
    this.go(`${location.pathname}${query.size ? `?${query}` : ""}`, true);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  #read(): void {
    if (this.path !== location.pathname) scrollTo(0, 0);
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  /** Links inside the client change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const address = link?.getAttribute("href") ?? "";
    if (!address.startsWith("/") || link?.hasAttribute("download") || link?.getAttribute("target")) return;
    if (address.startsWith("/api") || address.startsWith("/docs")) return;
    event.preventDefault();
    this.go(address);
  }
}

export const router = new Router();
