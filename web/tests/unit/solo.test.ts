// @vitest-environment happy-dom
/** What the page of games played alone reckons out. */

import { expect, test } from "vitest";
import { average, lead, nextStep, rate, wonSteps } from "../../src/home/solo";
import type { CampaignStep, SoloResult } from "../../src/net/types";

const result = (yours: number, hers: number): SoloResult => ({ table: "t", level: "raiglar", chronicles: [], yours, hers, won: yours > hers, at: 0, occasion: "", day: "" });
const step = (n: number, best?: SoloResult): CampaignStep => ({ step: n, chronicles: [], best: best ? { raiglar: best } : {}, running: {} });
const steps = [step(1, result(60, 40)), step(2, result(30, 45)), step(3), step(4)];

test("the next step is the first that was not played to its end, at that level", () => {
  expect(nextStep(steps, "raiglar")).toBe(3);
  expect(nextStep(steps, "bodach")).toBe(1);
  expect(nextStep(steps.slice(0, 2), "raiglar")).toBe(2);
});

test("what was won, and by how much", () => {
  expect([wonSteps(steps, "raiglar"), wonSteps(steps, "bodach")]).toEqual([1, 0]);
  expect([lead(steps, "raiglar"), lead(steps, "bodach")]).toEqual([5, 0]);
});

test("rates and averages are whole numbers, also of nothing", () => {
  const tally = { level: "raiglar", chronicles: [], games: 3, won: 2, best: 60, points: 100 };
  expect([rate(tally), average(tally)]).toEqual([67, 33]);
  expect([rate({ ...tally, games: 0, won: 0 }), average({ ...tally, games: 0, points: 0 })]).toEqual([0, 0]);
});

