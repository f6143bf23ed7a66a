/** Strips from a stranger's text what mail programs turn into links, so that a form cannot send advertisements in our name. */
export function quoteInMail(text: string): string {
  return text
    .replace(/[.:/@\\]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
