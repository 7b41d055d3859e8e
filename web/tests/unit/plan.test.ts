// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Session } from "../../src/net/session.svelte";
import type { PlanInfo, PlanStep, State, Tried } from "../../src/net/types";
import { Plans } from "../../src/plan/plans.svelte";
import { Sandbox } from "../../src/plan/sandbox.svelte";
import { StandingAnswers } from "../../src/seats/standing.svelte";
import { Rewind } from "../../src/table/rewind.svelte";
import { OFFLINE, Refusal, refusal, serve, type Asked } from "./server";
import { draft, living, option, prompt, seen, settle, Stage, words } from "./stage.svelte";

const TRIAL = "POST /api/tables/t1/plans/trial";
interface Trial {
  seat: number;
  version: string;
  steps: PlanStep[];
  ahead?: boolean;
}
const bodyOf = ({ body }: Asked) => body as Trial;

/** The state after these steps: the next question has an answer for each letter. */
const tried = (steps: PlanStep[], more: Partial<Tried> = {}, state: Partial<State> = {}): Tried => ({
  version: "1.0",
  steps,
  guessed: false,
  over: false,
  state: {
    type: "state",
    ...seen({ prompt: prompt([option("a"), option("b", { preview: { draws: true } })]), draft: draft(steps.map((each) => each.option)) }),
    log: steps.map((_, at) => ({ seat: 0, at, message: words("log"), kind: "" })),
    log_start: 0,
    ...state,
  },
  ...more,
});

async function planning(answer: (asked: Asked) => unknown = (asked) => tried(bodyOf(asked).steps)) {
  const asked = serve({ [TRIAL]: (request: Asked) => answer(request) });
  const live = new Stage();
  live.log = [{ seat: 1, at: 0, message: words("before"), kind: "" }];
  const plan = await Sandbox.open(live as unknown as Session, 0);
  return { asked, live, plan: plan! };
}
const options = (plan: Sandbox) => plan.steps.map((each) => each.option);

describe("a plan", () => {
  it("begins with the table as it is, seen from the planner's seat", async () => {
    const { asked, plan, live } = await planning();
    expect(bodyOf(asked[0]!)).toEqual({ seat: 0, version: "1.0", steps: [], ahead: false });
    expect([plan.planned, plan.table, plan.link, plan.undoable, plan.log.length]).toEqual([true, "t1", "live", 0, 1]);
    expect([plan.together, plan.logStart, plan.welcome, plan.now()]).toEqual([live.together, 0, live.welcome, 0]);
  });
  it("cannot be opened where the table says no", async () => {
    serve({ [TRIAL]: refusal("refused-over") });
    expect(await Sandbox.open(new Stage() as unknown as Session, 0)).toBeNull();
  });
  it("tries one step after the other, and tells of them after what has happened", async () => {
    const { asked, plan, live } = await planning();
    expect(await plan.act("a")).toBe(true);
    await plan.act("b");
    expect(bodyOf(asked.at(-1)!).steps).toEqual([{ seat: 0, option: "a" }, { seat: 0, option: "b" }]);
    expect([options(plan), plan.undoable, plan.log.length, plan.busy]).toEqual([["a", "b"], 2, 3, 0]);
    expect(live.done).toEqual([]);
  });
  it("keeps its steps where one is refused, and says why until one is not", async () => {
    let no = false;
    const { plan } = await planning((asked) => (no ? refusal("refused-illegal") : tried(bodyOf(asked).steps)));
    await plan.act("a");
    no = true;
    expect(await plan.act("b")).toBe(false);
    expect([options(plan), plan.problem?.reason?.code, plan.busy]).toEqual([["a"], "refused-illegal", 0]);
    no = false;
    await plan.act("b");
    expect([options(plan), plan.problem]).toEqual([["a", "b"], null]);
  });
  it("is taken back and done again in order", async () => {
    const { plan } = await planning();
    for (const step of ["a", "b", "c"]) await plan.act(step);
    await plan.undo();
    await plan.undo(1);
    expect([options(plan), plan.state?.draft?.redo]).toEqual([["a"], ["b", "c"]]);
    await plan.redo();
    expect([options(plan), plan.state?.draft?.redo]).toEqual([["a", "b"], ["c"]]);
    await plan.redo();
    expect(await plan.redo()).toBe(false);
    expect(options(plan)).toEqual(["a", "b", "c"]);
    await plan.reset();
    expect([options(plan), plan.state?.draft?.redo]).toEqual([[], ["a", "b", "c"]]);
  });
  it("takes back no more than there is", async () => {
    const { plan } = await planning();
    await plan.act("a");
    await plan.undo(5);
    expect([options(plan), plan.state?.draft?.redo]).toEqual([[], ["a"]]);
  });
  it("has nothing to do again after another step", async () => {
    const { plan } = await planning();
    for (const step of ["a", "b"]) await plan.act(step);
    await plan.undo();
    await plan.act("c");
    expect([await plan.redo(), options(plan)]).toEqual([false, ["a", "c"]]);
  });
  it("plays for whoever is asked, rivals too, and for nobody when it is over", async () => {
    const { asked, plan } = await planning((request) => tried(bodyOf(request).steps, {}, { seat: bodyOf(request).steps.length === 1 ? 2 : null }));
    expect(await plan.act("a")).toBe(false);
    const other = await planning((request) => tried(bodyOf(request).steps, { over: bodyOf(request).steps.length === 2 }, { seat: 2 }));
    await other.plan.act("a");
    await other.plan.act("b");
    expect(other.plan.steps).toEqual([{ seat: 2, option: "a" }, { seat: 2, option: "b" }]);
    expect([other.plan.over, asked.length]).toEqual([true, 1]);
  });
  it("lets bots play on to the planner's next question", async () => {
    const { asked, plan } = await planning((request) => tried([...bodyOf(request).steps, ...(bodyOf(request).ahead ? [{ seat: 1, option: "bot" }] : [])], { guessed: true }));
    await plan.act("a");
    await plan.ahead();
    expect([bodyOf(asked.at(-1)!).ahead, options(plan), plan.guessed]).toEqual([true, ["a", "bot"], true]);
  });
  it("can be another one, on the position of now", async () => {
    const { asked, plan } = await planning();
    await plan.act("a");
    await plan.undo();
    await plan.load([{ seat: 0, option: "z" }]);
    expect([bodyOf(asked.at(-1)!).version, options(plan), await plan.redo()]).toEqual(["0.0", ["z"], false]);
  });
  it("looks one answer ahead without taking it", async () => {
    const { asked, plan } = await planning();
    await plan.act("a");
    expect((await plan.after("b"))?.options).toHaveLength(2);
    expect([bodyOf(asked.at(-1)!).steps.length, options(plan)]).toEqual([2, ["a"]]);
    expect([plan.previewOf("b"), plan.previewOf("a"), plan.previewOf(null)]).toEqual([{ draws: true }, null, null]);
  });
});

describe("a plan while the table moves on", () => {
  it("keeps the steps that still fit, and says that something has changed", async () => {
    let version = "1.0";
    const { plan, live } = await planning((asked) => tried(bodyOf(asked).steps.filter(({ option }) => version === "1.0" || option !== "gone"), { version }));
    await plan.act("a");
    await plan.act("gone");
    version = "2.0";
    live.show({ version });
    await plan.follow();
    expect([options(plan), plan.moved, plan.version]).toEqual([["a"], true, "2.0"]);
    await plan.act("b");
    expect(plan.moved).toBe(false);
  });
  it("does nothing where it has not, or the game is over", async () => {
    const { asked, plan, live } = await planning();
    await plan.follow();
    live.show({ version: "2.0", status: "over" });
    await plan.follow();
    expect(asked).toHaveLength(1);
  });
});

const info = (id: string, fate: PlanInfo["fate"], more: Partial<PlanInfo> = {}): PlanInfo => ({ id, seat: 0, note: "", steps: [], fate, created: 0, ...more });
const PLANS = "GET /api/tables/t1/plans?seat=0";

describe("plans that are kept", () => {
  it("are known with the armed one among them", async () => {
    serve({ [PLANS]: { plans: [info("1", "kept"), info("2", "armed")] } });
    const plans = new Plans("t1", 0);
    expect([plans.any, plans.armed]).toEqual([false, null]);
    await plans.load();
    expect([plans.any, plans.armed?.id, plans.news, plans.problem]).toEqual([true, "2", null, ""]);
  });
  it.each(["played", "dropped"] as const)("tell what became of the armed one: %s", async (fate) => {
    let all = [info("2", "armed")];
    serve({ [PLANS]: () => ({ plans: all }) });
    const plans = new Plans("t1", 0);
    await plans.load();
    all = [info("2", fate)];
    await plans.load();
    expect(plans.news?.fate).toBe(fate);
  });
  it("tell nothing of one that was disarmed, or of another", async () => {
    let all = [info("1", "played"), info("2", "armed")];
    serve({ [PLANS]: () => ({ plans: all }) });
    const plans = new Plans("t1", 0);
    await plans.load();
    all = [info("1", "played"), info("2", "kept")];
    await plans.load();
    expect(plans.news).toBeNull();
  });
  it("are saved with what they stand on, and removed", async () => {
    const asked = serve({ [PLANS]: { plans: [] }, "POST /api/tables/t1/plans": info("3", "kept"), "DELETE /api/tables/t1/plans/3?seat=0": null });
    const plans = new Plans("t1", 0);
    await plans.save("1.0", [{ seat: 0, option: "a" }], "if cheap");
    await plans.remove(info("3", "kept"));
    expect(asked.map(({ method }) => method)).toEqual(["POST", "GET", "DELETE", "GET"]);
    expect(asked[0]!.body).toEqual({ seat: 0, version: "1.0", steps: [{ seat: 0, option: "a" }], note: "if cheap" });
  });
  it("are armed with a limit only where coins are taken", async () => {
    const asked = serve({ [PLANS]: { plans: [] }, "PATCH /api/tables/t1/plans/3": info("3", "armed") });
    const plans = new Plans("t1", 0);
    await plans.arm(info("3", "kept", { takes: 4 }), true, 5);
    await plans.arm(info("3", "kept", { takes: 4 }), true);
    await plans.arm(info("3", "kept"), false, 5);
    expect(asked.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { seat: 0, armed: true, most: 5 },
      { seat: 0, armed: true, most: null },
      { seat: 0, armed: false },
    ]);
  });
  it("are played at once on one's own turn", async () => {
    serve({ [PLANS]: { plans: [] }, "PATCH /api/tables/t1/plans/3": info("3", "played") });
    const plans = new Plans("t1", 0);
    await plans.arm(info("3", "kept"), true);
    expect(plans.news?.fate).toBe("played");
  });
  it("say what went wrong, until something does not", async () => {
    let answer: unknown = refusal("refused-plans-full");
    serve({ [PLANS]: () => answer });
    const plans = new Plans("t1", 0);
    await plans.load();
    expect(plans.problem).toBe("refused-plans-full");
    answer = OFFLINE;
    await plans.load();
    expect(plans.problem).toBe("refused-offline");
    answer = new Refusal(500, null);
    await plans.load();
    expect(plans.problem).toBe("refused-failed");
    answer = { plans: [] };
    await plans.load();
    expect(plans.problem).toBe("");
  });
});

describe("answers given beforehand", () => {
  const question = { kind: "toll", label: words("standing-toll"), answers: [], chosen: null };
  const STANDING = "GET /api/tables/t1/standing?seat=0";
  it("are known by the kind of question", async () => {
    serve({ [STANDING]: { questions: [question] } });
    const standing = new StandingAnswers("t1", 0);
    expect(standing.knows("toll")).toBe(false);
    await standing.load();
    expect([standing.knows("toll"), standing.knows("vote"), standing.knows(undefined)]).toEqual([true, false, false]);
  });
  it("are set and taken back, and the server says what holds", async () => {
    const asked = serve({ "PUT /api/tables/t1/standing": ({ body }: Asked) => ({ questions: [{ ...question, chosen: (body as { answer: string }).answer }] }) });
    const standing = new StandingAnswers("t1", 0);
    await standing.set("toll", "coin");
    expect(standing.questions[0]?.chosen).toBe("coin");
    await standing.set("toll", null);
    expect(standing.questions[0]?.chosen).toBeNull();
    expect(asked.map(({ body }) => body)).toEqual([{ seat: 0, kind: "toll", answer: "coin" }, { seat: 0, kind: "toll", answer: null }]);
  });
  it("stay what they were where the server says no", async () => {
    let answer: unknown = { questions: [question] };
    serve({ [STANDING]: () => answer });
    const standing = new StandingAnswers("t1", 0);
    await standing.load();
    answer = refusal("refused-seat");
    await standing.load();
    expect([standing.questions.length, standing.problem]).toEqual([1, "refused-seat"]);
  });
});

describe("looking back", () => {
  const past = (n: number) => ({ n, total: 9, view: { coins: n } });
  const AT = (n: number) => `GET /api/tables/t1/past/${n}?seat=0`;
  const rewinding = (stage = new Stage()) => living(() => new Rewind(stage, "t1"));

  it("goes to a moment, which is fetched once, and back to now", async () => {
    const asked = serve({ [AT(3)]: past(3), [AT(4)]: past(4) });
    const rewind = rewinding();
    await rewind.goTo(3);
    await rewind.step(1);
    await rewind.step(-1);
    expect([rewind.past?.n, asked.length]).toEqual([3, 2]);
    await rewind.goTo(null);
    expect(rewind.past).toBeNull();
  });
  it("steps back from now to before the last move, and on from now nowhere", async () => {
    serve({ [AT(0)]: past(0), [AT(8)]: past(8) });
    const rewind = rewinding();
    await rewind.step(1);
    expect(rewind.past).toBeNull();
    await rewind.step(-1);
    expect(rewind.past?.n).toBe(8);
  });
  it("stays between the beginning and the last moment", async () => {
    serve({ [AT(0)]: past(0), [AT(9)]: past(9) });
    const rewind = rewinding();
    await rewind.goTo(0);
    await rewind.step(-1);
    expect(rewind.past?.n).toBe(0);
    await rewind.goTo(9);
    await rewind.step(1);
    expect(rewind.past?.n).toBe(9);
  });
  it("plays from the moment before, and stops with the present", async () => {
    serve({ [AT(4)]: past(4), [AT(0)]: past(0) });
    const rewind = rewinding();
    await rewind.playBack(5);
    expect([rewind.past?.n, rewind.playing]).toEqual([4, true]);
    await rewind.goTo(null);
    expect(rewind.playing).toBe(false);
    await rewind.playBack(0);
    expect(rewind.past?.n).toBe(0);
  });
  it("is not covered again by a moment that comes when the present is shown already", async () => {
    let come: (past: unknown) => void = () => {};
    serve({ [AT(3)]: () => new Promise((done) => (come = done)), [AT(5)]: past(5) });
    const rewind = rewinding();
    const late = rewind.goTo(3);
    expect(rewind.back).toBe(true);
    await rewind.goTo(null);
    expect(rewind.back).toBe(false);
    come(past(3));
    await late;
    expect([rewind.past, rewind.back]).toEqual([null, false]);
    const later = rewind.goTo(3);
    await settle();
    await rewind.goTo(5);
    await later;
    expect(rewind.past?.n).toBe(5);
  });
  it("is now where the moment cannot be had, and in a plan", async () => {
    const asked = serve({ [AT(3)]: refusal("refused-gone", 404) });
    const rewind = rewinding();
    await rewind.goTo(3);
    expect([rewind.past, rewind.back]).toEqual([null, false]);
    const stage = new Stage();
    stage.planned = true;
    const planned = rewinding(stage);
    await planned.goTo(3);
    await planned.step(-1);
    flushSync();
    expect([planned.past, asked.length]).toEqual([null, 1]);
  });
});
