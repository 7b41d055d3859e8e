import { describe, expect, it } from "vitest";
import { hasSecrets } from "../../src/table/secrets";

describe("secrets of a seat", () => {
  it("are what is known of it and of no other", () => {
    expect(hasSecrets({ seats: [{ seat: 0, coins: 6, vp: 3 }, { seat: 1, coins: 4 }] }, 0)).toBe(true);
    expect(hasSecrets({ seats: [{ seat: 0, coins: 6, vp: 3 }, { seat: 1, coins: 4, vp: null }] }, 0)).toBe(true);
  });
  it("are what lies open to its owner alone, and of which others know how many", () => {
    const tunes = [{ seat: 0, tunes: [2, 3] }, { seat: 1, tunes: 1 }];
    expect(hasSecrets({ seats: tunes }, 0)).toBe(true);
    expect(hasSecrets({ seats: tunes }, 1)).toBe(false);
    expect(hasSecrets({ seats: [{ seat: 0, tunes: { old: [2] } }, { seat: 1, tunes: { old: 0 } }] }, 0)).toBe(true);
    expect(hasSecrets({ seats: [{ seat: 0, tunes: [] }, { seat: 1, tunes: [1] }] }, 0)).toBe(false);
  });
  it("are none where all lies open, or where others are better known", () => {
    expect(hasSecrets({ seats: [{ seat: 0, vp: 0 }, { seat: 1, vp: 7 }] }, 0)).toBe(false);
    expect(hasSecrets({ seats: [{ seat: 0, vp: 3 }, { seat: 1 }] }, 1)).toBe(false);
    expect(hasSecrets({}, 0)).toBe(false);
  });
});
