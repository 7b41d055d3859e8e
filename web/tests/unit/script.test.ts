import { describe, expect, it } from "vitest";
import { keptTo, readScript, turnFrom } from "../../src/learn/script";

const script = readScript([["0 go 5", "go"], ["0 build f1", "build"], ["0 use"], ["0 place 0,0", "place"], ["0 end", "end"], ["1 go 9"], ["1 end"], ["1 go 11"], ["1 end"], ["0 go 6", "again"]]);
const given = (...answers: string[]) => readScript(answers.map((each) => [each]));
const options = (steps: readonly { option: string }[]) => steps.map((each) => each.option);

describe("a lesson's script", () => {
  it("is kept to when a step stands before the turn has ended", () => {
    const steps = keptTo(script, given("0 go 5", "0 build f1", "0 use", "0 place 0,0"));
    expect(steps).toEqual(script);
    expect(options(turnFrom(script, 4))).toEqual(["end"]);
  });
  it("lets the steps of a turn come in any order, also when only some of them stand", () => {
    const steps = keptTo(script, given("0 go 5", "0 build f1", "0 place 0,0"));
    expect(steps && options(steps.slice(3, 6))).toEqual(["use", "end", "go 9"]);
  });
  it("is left by a step that it does not know, and by one of another turn", () => {
    expect(keptTo(script, given("0 go 6"))).toBeNull();
    expect(keptTo(script, given("0 go 5", "0 build f1", "0 place 0,1"))).toBeNull();
    expect(keptTo(script, given("0 go 5", "0 end", "0 place 0,0"))).toBeNull();
  });
  it("is left by whoever plays on after its end", () => {
    const all = script.map(({ seat, option }) => `${seat} ${option}`);
    expect(keptTo(script, given(...all))).toEqual(script);
    expect(keptTo(script, given(...all, "0 use"))).toBeNull();
  });
  it("knows what is left of a turn", () => {
    expect(options(turnFrom(script, 1))).toEqual(["build f1", "use", "place 0,0", "end"]);
    expect(options(turnFrom(script, 5))).toEqual(["go 9", "end"]);
    expect(options(turnFrom(script, 9))).toEqual(["go 6"]);
    expect(turnFrom(script, 10)).toEqual([]);
  });
});
