/** The title of the tab, without the number of tables that wait. A page may say more once it knows more. */

export const pageTitle = $state({ text: "" });
