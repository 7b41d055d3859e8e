// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson } from "../../src/learn/lessons";
import { keepLesson, lessonAt, tableOfLesson } from "../../src/learn/lessons";
import { Tutor } from "../../src/learn/tutor.svelte";
import type { Answer } from "../../src/learn/script";
import { text } from "../../src/text/text.svelte";
import { OFFLINE, serve, type Asked } from "./server";
import { draft, END, living, option, playing, settle } from "./stage.svelte";

const LESSON: Lesson = {
  id: "glen-more",
  record: { game: "glen-more", seats: 2, choices: ["0 setup"] },
  learner: 0,
  rival: "greedy",
  script: [["0 take 3", "first"], ["0 place 0,1", "second"], ["0 activate"], ["0 end", "third"], ["1 take 5"], ["1 end"], ["0 take 7", "fourth"]],
  after: "after",
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A table at which these answers stand. */
async function taught(answers: string[], more: Record<string, unknown> = {}, lesson = LESSON) {
  const { stage, board } = playing();
  const stands: Answer[] = ["0 setup", ...answers].map((each) => ({ seat: Number(each[0]), option: each.slice(2) }));
  const given = { version: "1.0", answers: stands };
  const asked = serve({
    "GET /api/tables/t1/answers?seat=0": () => given,
    "PUT /api/tables/t1/seats/1": {},
    ...more,
  });
  const tutor = living(() => new Tutor(board, lesson));
  await flow();
  return { stage, board, asked, tutor, stands, given };
}
async function flow(wait = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(wait);
  await settle();
}

describe("the tutor", () => {
  it("says nothing until it knows what stands", async () => {
    const { stage, board } = playing();
    serve({ "GET /api/tables/t1/answers?seat=0": () => new Promise(() => {}) });
    const tutor = living(() => new Tutor(board, LESSON));
    stage.ask([option("take 3")]);
    await flow();
    expect([tutor.told, tutor.wish]).toEqual([null, null]);
  });
  it("names the first step of the turn that is offered", async () => {
    const { stage, tutor } = await taught([]);
    stage.ask([option("take 3"), option("take 4")]);
    await flow();
    expect(tutor.wish?.option.id).toBe("take 3");
    expect(tutor.told).toEqual({ says: "lesson-glen-more-first", progress: [1, 4] });
  });
  it("follows the draft, in whichever order its steps come", async () => {
    const { stage, tutor } = await taught([]);
    stage.ask([option("place 0,1"), option("place 1,1")], {}, { draft: draft(["take 3"]) });
    await flow();
    expect(tutor.told).toEqual({ says: "lesson-glen-more-second", progress: [2, 4] });
    stage.ask([option("place 0,1"), option("place 1,1")], {}, { draft: draft(["take 3", "activate"]) });
    await flow();
    expect([tutor.wish?.option.id, tutor.strayed]).toEqual(["place 0,1", false]);
  });
  it("shows also what nothing is said about", async () => {
    const { stage, tutor } = await taught([]);
    stage.ask([option("activate"), END], {}, { draft: draft(["take 3", "place 0,1"]) });
    await flow();
    expect(tutor.told?.says).toBe("web-lesson-this");
  });
  it("does the step for whoever asks", async () => {
    const { stage, tutor } = await taught([]);
    stage.ask([option("take 3"), option("take 4")]);
    await flow();
    await tutor.doIt();
    expect(stage.acts).toEqual(["take 3"]);
  });
  it("says so when the draft goes another way, and counts no further than what stands", async () => {
    const { stage, tutor } = await taught([]);
    stage.ask([option("place 0,1")], {}, { draft: draft(["take 9"]) });
    await flow();
    expect([tutor.strayed, tutor.wish, tutor.told]).toEqual([true, null, { says: "web-lesson-strayed", progress: [1, 4] }]);
    expect(tutor.left).toBe(false);
  });
  it("gives advice where the step is not offered, by the kind of question", async () => {
    const has = vi.spyOn(text, "has").mockImplementation((code) => code === "lesson-glen-more-any-pay");
    const { stage, tutor } = await taught([]);
    stage.ask([option("pay wood"), option("pay stone")], { kind: "pay" });
    await flow();
    expect(tutor.told?.says).toBe("lesson-glen-more-any-pay");
    has.mockReturnValue(false);
    stage.ask([option("pay wood"), option("pay stone")], { kind: "give" });
    await flow();
    expect(tutor.told?.says).toBe("web-lesson-own");
  });
  it("is done at the end of the script", async () => {
    const { stage, tutor } = await taught(["0 take 3", "0 place 0,1", "0 activate", "0 end", "1 take 5", "1 end", "0 take 7"]);
    stage.ask([option("place 0,1")]);
    await flow();
    expect([tutor.over, tutor.told]).toEqual([true, { says: "lesson-glen-more-after", progress: [4, 4] }]);
  });
  it("leaves the script for good when something else stands, and gives the others to a bot", async () => {
    const { asked, tutor } = await taught(["0 take 9"]);
    expect([tutor.left, tutor.wish]).toEqual([true, null]);
    const seats = asked.filter(({ method }) => method === "PUT");
    expect(seats.map(({ path, body }) => [path, body])).toEqual([["/api/tables/t1/seats/1", { kind: "bot", bot: "greedy" }]]);
    expect(localStorage.getItem("hindmost-left-t1")).not.toBeNull();
  });
  it("remembers that it was left", async () => {
    localStorage.setItem("hindmost-left-t1", "1");
    const { tutor } = await taught([]);
    expect(tutor.left).toBe(true);
  });
  it("asks again where the server did not answer", async () => {
    let answer: unknown = OFFLINE;
    const { tutor, stage } = await taught([], { "GET /api/tables/t1/answers?seat=0": () => answer });
    expect(tutor.told).toBeNull();
    answer = { version: "1.0", answers: [{ seat: 0, option: "setup" }] };
    stage.ask([option("take 3")]);
    await flow(700);
    expect(tutor.wish?.option.id).toBe("take 3");
  });
  it("says that the rival is to move, and moves it by the script", async () => {
    const state = (seat: number) => ({ prompt: { version: `9.${seat}` } });
    const { asked, stands, given, tutor, stage } = await taught(["0 take 3", "0 place 0,1", "0 activate", "0 end"], {
      "GET /api/tables/t1/state?seat=1": state(1),
      "POST /api/tables/t1/actions": ({ body }: Asked) => {
        stands.push(body as Answer);
        given.answers = stands;
        return {};
      },
    });
    expect(tutor.told?.says).toBe("web-lesson-rival");
    await flow(699);
    expect(asked.some(({ method }) => method === "POST")).toBe(false);
    await flow(1);
    await flow();
    const moves = asked.filter(({ method }) => method === "POST").map(({ body }) => body);
    expect(moves).toEqual([{ seat: 1, version: "9.1", option: "take 5" }, { seat: 1, version: "9.1", option: "end" }]);
    stage.ask([option("take 7")]);
    await flow();
    expect(tutor.wish?.step.say).toBe("fourth");
  });
  it("waits for what runs alone, and keeps saying what it said", async () => {
    const { stage, tutor } = await taught([]);
    stage.ask([option("take 3"), option("take 4")]);
    await flow();
    expect(tutor.told?.says).toBe("lesson-glen-more-first");
    stage.show({ version: "2.0" });
    await settle();
    expect([tutor.wish, tutor.told?.says]).toEqual([null, "lesson-glen-more-first"]);
  });
  it("counts an answer given in secret, while others are still asked", async () => {
    const lesson: Lesson = { ...LESSON, script: [["0 vote aye", "vote"], ["1 vote nay"], ["0 take 3", "then"]] };
    const { stage, tutor } = await taught([], { "GET /api/tables/t1/state?seat=1": { prompt: null } }, lesson);
    stage.ask([option("vote aye"), option("vote nay")], { kind: "vote", given: "vote aye", simultaneous: true });
    await flow();
    expect([tutor.strayed, tutor.told?.says, tutor.told?.progress]).toEqual([false, "web-lesson-rival", [2, 2]]);
  });
});

describe("the table of a lesson", () => {
  it("is found again in this browser", () => {
    expect([tableOfLesson("glasgow"), lessonAt("t9")]).toEqual([null, null]);
    keepLesson("glasgow", "t9");
    expect([tableOfLesson("glasgow"), lessonAt("t9"), lessonAt("t8")]).toEqual(["t9", "glasgow", null]);
  });
});
