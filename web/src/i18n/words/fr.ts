/** Everything the site itself says in French. */
export default import.meta.glob<string>(
  ["../../../locales/fr/*.ftl", "../../../../src/flibuste/i18n/locales/fr.ftl"],
  { query: "?raw", import: "default", eager: true },
);
