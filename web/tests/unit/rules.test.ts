import { afterEach, describe, expect, it, vi } from "vitest";
import { written } from "../../src/lib/chronicles";
import { allBooks, booksOf, findClause, placed, ruled, rulesOf } from "../../src/lib/rules";

const BROUGHT = "glen-more-ii-chronicle-20";
const brings = (rules: Record<string, string>) => vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => rules }));

afterEach(() => vi.unstubAllGlobals());

describe("the books of rules", () => {
  it("are called as the command line calls them", () => {
    expect(placed("../src/hindmost/text/rules/fr/glen-more.md")).toBe("fr/glen-more");
    expect(placed("../src/hindmost/games/glen_more_ii/chronicles/text/en.md")).toBe("en/glen-more-ii-chronicles");
    expect(placed("../src/hindmost/games/glen_more_ii/chronicles/c04_hammer_of_the_scots/text/en.md")).toBe("en/glen-more-ii-chronicle-4");
    expect(written("glen-more-ii-chronicle-12")).toEqual({ game: "glen-more-ii", number: 12 });
    expect(written("glen-more-ii-chronicles")).toEqual({ game: "glen-more-ii", number: null });
    expect(written("glen-more-ii")).toEqual({ game: "glen-more-ii", number: null });
  });
  it("are a game's own, and at a table with chronicles theirs too", async () => {
    expect([...ruled].sort()).toEqual(["glasgow", "glen-more", "glen-more-ii"]);
    expect(booksOf("glasgow", [])).toEqual(["glasgow"]);
    const books = booksOf("glen-more-ii", [4]);
    expect(await findClause("C4-10", books, "en")).toMatchObject({ book: "glen-more-ii-chronicle-4", clause: { section: "3. The Englishman’s turn" } });
    expect(await findClause("C0-01", books, "fr")).toMatchObject({ book: "glen-more-ii-chronicles" });
    expect(await findClause("C7-01", books, "en")).toBeNull();
  });
  it("come from the server where a package brings them, and are asked for again where it could not be reached", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    expect(await rulesOf(BROUGHT, "en")).toEqual({ title: "", clauses: [] });
    brings({ [BROUGHT]: "# The Wake\n\n## 1. Setup\n\n- **C20-01** For 2 to 4 players.\n" });
    expect(await rulesOf(BROUGHT, "en")).toEqual({ title: "The Wake", clauses: [{ id: "C20-01", section: "1. Setup", text: "For 2 to 4 players.\n" }] });
    expect((await allBooks("en")).at(-1)).toBe(BROUGHT);
  });
});
