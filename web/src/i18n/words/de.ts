/** Everything the site itself says in German. */
export default import.meta.glob<string>(
  ["../../../locales/de/*.ftl", "../../../../src/flibuste/i18n/locales/de.ftl"],
  { query: "?raw", import: "default", eager: true },
);
