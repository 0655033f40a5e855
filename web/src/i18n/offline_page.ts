/** The page shown while the server cannot be reached. It has no scripts to choose a language, so it has all of them. */

export interface Speaker {
  language: string;
  say: (key: string) => string;
}

/** The file with the words filled in; the first language gets the main heading. */
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
