import { expect, test } from "vitest";
import { breakable } from "../../src/companion/breakable";

test("a long name may be broken between its syllables, a short one never", () => {
  const shown = (name: string) => breakable(name).replaceAll("\u00ad", "-");
  expect(shown("Rothiemurchus")).toBe("Rothie-murchus");
  expect(shown("Ballachulish")).toBe("Balla-chu-lish");
  expect(shown("Strathearn")).toBe("Stra-thearn");
  expect(shown("Construction Navale")).toBe("Const-ruc-tion Navale");
  expect(shown("Castle Stalker")).toBe("Castle Stalker");
  expect(shown("Aberdeen Harbour")).toBe("Aberdeen Harbour");
});
