/** Everything the site itself says in German. */
export default import.meta.glob<string>(
  ["../../locales/de/*.ftl", "../../../src/flibuste/tongue/locales/de.ftl"],
  { query: "?raw", import: "default", eager: true },
);
