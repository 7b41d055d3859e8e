import { describe, expect, it } from "vitest";
import { hasSecrets } from "../../src/table/secrets";

describe("secrets of a seat", () => {
  it("are what is known of it and of no other", () => {
    expect(hasSecrets({ seats: [{ seat: 0, coins: 6, vp: 3 }, { seat: 1, coins: 4 }] }, 0)).toBe(true);
    expect(hasSecrets({ seats: [{ seat: 0, coins: 6, vp: 3 }, { seat: 1, coins: 4, vp: null }] }, 0)).toBe(true);
  });
  it("are none where all lies open, or where others are better known", () => {
    expect(hasSecrets({ seats: [{ seat: 0, vp: 0 }, { seat: 1, vp: 7 }] }, 0)).toBe(false);
    expect(hasSecrets({ seats: [{ seat: 0, vp: 3 }, { seat: 1 }] }, 1)).toBe(false);
    expect(hasSecrets({}, 0)).toBe(false);
  });
});
