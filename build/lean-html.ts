/** Elements of which the parser keeps the text as it is. */
const RAW = /(<(script|style|pre|textarea)\b.*?<\/\2>)/s
const BLOCK =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul'
const PARENT = 'article|aside|blockquote|details|dd|div|footer|header|li|main|nav|section|td'

/** What a text needs no reference for. */
const letters: [found: RegExp, replacement: string][] = [
  [/&#(?:x27|39);/g, "'"],
  [/(?<=>[^<>]*)&quot;/g, '"'],
]

/** End tags that the parser supplies where they are missing, and those of SVG's shapes. */
const shorter: [found: RegExp, replacement: string][] = [
  [/<(circle|path|rect|line|use)([^<>]*)><\/\1>/g, '<$1$2/>'],
  [/<\/li>(?=<li\b|<\/[uo]l>)/g, ''],
  [/<\/d[dt]>(?=<d[dt]\b|<\/dl>)/g, ''],
  [/<\/option>(?=<option\b|<\/select>)/g, ''],
  [/<\/t[dh]>(?=<t[dh]\b|<\/tr>)/g, ''],
  [/<\/tr>(?=<tr\b|<\/tbody>|<\/thead>)/g, ''],
  [/<\/thead>(?=<tbody)/g, ''],
  [/<\/tbody>(?=<\/table>)/g, ''],
  [new RegExp(`</p>(?=<(?:${BLOCK})\\b|</(?:${PARENT})>)`, 'g'), ''],
]

/**
 * Leaves out of a page the end tags that the parser of a browser implies, and writes quotation marks as such. The document is the same, node by node. Expects HTML
 * as React writes it, with `<` and `>` escaped in attributes.
 */
export const leanHtml = (html: string): string =>
  html
    .split(RAW)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) =>
      index % 2
        ? part
        : [...letters, ...shorter].reduce(
            (text, [found, replacement]) => text.replace(found, replacement),
            part,
          ),
    )
    .join('')
