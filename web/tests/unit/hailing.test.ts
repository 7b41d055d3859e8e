import { describe, expect, it } from "vitest";
import { hails } from "../../src/table/hailing";

describe("a line of the chat", () => {
  it.each(["Ailsa, your turn", "is it @ailsa’s?", "AILSA", "oh, Ailsa."])("speaks to Ailsa: %s", (line) => {
    expect(hails(line, ["Ailsa", "Rust"])).toBe(true);
  });
  it.each(["Ailsabeth has won", "your turn", "trust me"])("does not: %s", (line) => {
    expect(hails(line, ["Ailsa", "Rust"])).toBe(false);
  });
  it("takes a name by its letters, whatever they are", () => {
    expect(hails("bien joué, Élise (2) !", ["Élise (2)"])).toBe(true);
    expect(hails("hello", ["", "."])).toBe(false);
  });
});
