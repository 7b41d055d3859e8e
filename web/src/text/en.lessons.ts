const files = import.meta.glob<string>(["../../../src/hindmost/text/en/lesson-*.ftl", "../../../src/hindmost/games/*/chronicles/c*/text/lesson-en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
