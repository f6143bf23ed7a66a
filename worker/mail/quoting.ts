/** Quotes what a stranger typed without what mail programs turn into a link: a form must not send advertisements in our name. */
export function quoteInMail(text: string): string {
  return text
    .replace(/[.:/@\\]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
