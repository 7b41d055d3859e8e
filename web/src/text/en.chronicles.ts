/** What single chronicles say, by the file that says it: fetched when somebody reads of them. */

export default import.meta.glob<string>(["../../../src/hindmost/games/*/chronicles/c*/text/en.ftl", "../games/*/chronicles/c*/en.ftl"], {
  query: "?raw",
  import: "default",
});
