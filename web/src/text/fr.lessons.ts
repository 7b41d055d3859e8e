const files = import.meta.glob<string>("../../../src/hindmost/text/fr/lesson-*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files);
