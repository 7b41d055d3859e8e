const files = import.meta.glob<string>(
  ["../../../src/hindmost/text/en/*.ftl", "!../../../src/hindmost/text/en/lesson-*.ftl", "!../../../src/hindmost/text/en/sheet.ftl", "!../../../src/hindmost/text/en/told.ftl", "!../../../src/hindmost/text/en/advice.ftl", "!../../../src/hindmost/text/en/admin.ftl", "../../../src/hindmost/games/*/chronicles/text/en.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const own = import.meta.glob<string>(["./en*.ftl", "!./en.sheet.ftl", "!./en.told.ftl", "!./en.thoughts.ftl"], { query: "?raw", import: "default", eager: true });

export default [...Object.values(files), ...Object.values(own)];
