import { describe, expect, it } from "vitest";
import { columns, crowded } from "../../src/end/columns";

const SUMS = ["7", "12", "−3"];

describe("the columns of the chart", () => {
  it("have their sums side by side where there is room for them", () => {
    const wide = columns(480, 5, 4, SUMS);
    expect(wide).toMatchObject({ group: 90, bar: 19, turned: false, letters: 12, mark: 14 });
    expect(wide.bar).toBeGreaterThan(2 * 7);
  });
  it.each([
    [330, 5, 4],
    [330, 5, 5],
    [270, 5, 4],
  ])("have them on end on a phone, so that none runs into the next: %i pixels, %i scorings, %i players", (width, moments, seats) => {
    const { bar, turned, letters, mark, head } = columns(width, moments, seats, SUMS);
    expect(turned).toBe(true);
    expect(letters).toBeGreaterThanOrEqual(8);
    expect(letters * 0.72).toBeLessThanOrEqual(bar + 0.001);
    expect(mark).toBeLessThan(bar);
    expect(head).toBeGreaterThan(letters);
  });
  it("have them on end for one long sum alone", () => {
    expect([columns(480, 5, 4, ["12"]).turned, columns(480, 5, 4, ["12", "123"]).turned]).toEqual([false, true]);
  });
  it("are no broader than a chart of few needs", () => {
    expect(columns(900, 2, 2, SUMS).bar).toBe(40);
  });
});

describe("the names under them", () => {
  const names = (scorings: number) => [...Array.from({ length: scorings }, (_, i) => `Scoring ${i + 1}`), "End of the game"];
  it("need a second line on a phone, where the last would run into the one before it", () => {
    expect([crowded(322, names(4)), crowded(480, names(4)), crowded(322, names(2)), crowded(322, ["End of the game"])]).toEqual([true, false, false, false]);
  });
});
