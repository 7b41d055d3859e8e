const files = import.meta.glob<string>(["../../../src/hindmost/text/fr/lesson-*.ftl", "../../../src/hindmost/games/*/chronicles/c*/text/lesson-fr.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
