/** What is said where there is no way to the server: a page without scripts cannot know its reader, and speaks every language. */

export interface Speaker {
  language: string;
  say: (key: string) => string;
}

/** The file with its words in it; the first who speaks has the heading. */
export function offlinePage(file: string, speakers: readonly Speaker[]): string {
  const [first = "", ...others] = speakers.map(({ language, say }, at) => {
    const heading = at ? "h2" : "h1";
    return `<section lang="${language}">
      <${heading}>${say("offline")}</${heading}>
      <p>${say("offline.text")}</p>
      <a href="">${say("retry")}</a>
    </section>`;
  });
  return file.replace("<!-- words -->", `<main>${first}</main>${others.join("")}`);
}
