/** Everything the site itself says in English. */
export default import.meta.glob<string>(
  ["../../../locales/en/*.ftl", "../../../../src/flibuste/i18n/locales/en.ftl"],
  { query: "?raw", import: "default", eager: true },
);
