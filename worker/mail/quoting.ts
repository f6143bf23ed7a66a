/** Seven digits or more, or nine or more in groups: a phone number. Two years beside each other are none. */
const phoneNumber = /\+?\p{Nd}{7,}|\+?\p{Nd}(?:[ ()\p{Pd}]*\p{Nd}){8,}/gu

/**
 * Strips from a stranger's text what mail programs turn into links, so that a form cannot send advertisements in our name.
 * The text is taken as it would be read (NFKC): a browser opens a full-width or ideographic full stop as a plain one.
 */
export function quoteInMail(text: string): string {
  return (
    text
      .normalize('NFKC')
      // A dot or a colon that ends a word stays.
      .replace(/(?:[/@\\。]|[.:](?![ \n]|$))+/g, ' ')
      .replace(phoneNumber, '…')
      .replace(/ {2,}/g, ' ')
      .trim()
  )
}

/** Strips the same from a name that stands in quotation marks, and all marks that could close them. */
export const quoteNameInMail = (name: string) => quoteInMail(name.replace(/["“”„‟«»＂]/g, ''))
