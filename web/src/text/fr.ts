const files = import.meta.glob<string>(
  ["../../../src/hindmost/text/fr/*.ftl", "!../../../src/hindmost/text/fr/lesson-*.ftl", "!../../../src/hindmost/text/fr/sheet.ftl", "!../../../src/hindmost/text/fr/told.ftl", "!../../../src/hindmost/text/fr/advice.ftl", "!../../../src/hindmost/text/fr/admin.ftl", "../../../src/hindmost/games/*/chronicles/text/fr.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const own = import.meta.glob<string>(["./fr*.ftl", "!./fr.sheet.ftl", "!./fr.told.ftl", "!./fr.thoughts.ftl"], { query: "?raw", import: "default", eager: true });

export default [...Object.values(files), ...Object.values(own)];
