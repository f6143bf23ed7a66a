import markdownIt from 'markdown-it'

// Tags in the text are escaped, never read: markdown-it writes each tag of its output itself. Relative addresses would lead
// to pages of this site, and a picture would tell another host who reads.
function makeSafe() {
  const markdown = markdownIt({ html: false, linkify: true, maxNesting: 20 }).disable('image')
  markdown.validateLink = (address) => /^(?:https?:\/\/[^/?#]|mailto:)/i.test(address)
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  return markdown
}

const markdown = makeSafe()

markdown.core.ruler.push('adapt', ({ tokens }) => {
  shiftHeadings(tokens, 3)
  for (const token of tokens) {
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') child.attrSet('rel', 'nofollow ugc noopener noreferrer')
    }
  }
})

const mailMarkdown = makeSafe()

/** Mail programs take no style sheets, so each element has its own style. */
const mailStyles: Readonly<Record<string, string>> = {
  p: 'font-size:16px;line-height:1.6;margin:0 0 16px;overflow-wrap:anywhere',
  h2: 'font-size:20px;line-height:1.3;margin:28px 0 12px',
  h3: 'font-size:17px;line-height:1.3;margin:24px 0 8px',
  ul: 'font-size:16px;line-height:1.6;margin:0 0 16px;padding-left:24px',
  ol: 'font-size:16px;line-height:1.6;margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 4px',
  blockquote: 'border-left:3px solid #d8d4c8;margin:0 0 16px;padding:0 0 0 16px',
  hr: 'border:0;border-top:1px solid #d8d4c8;margin:24px 0',
  pre: 'background:#f1ede2;font-size:14px;margin:0 0 16px;overflow-wrap:anywhere;padding:12px;white-space:pre-wrap',
  table: 'border-collapse:collapse;font-size:15px;margin:0 0 16px',
  th: 'border-bottom:1px solid #d8d4c8;padding:6px 12px 6px 0;text-align:left',
  td: 'border-bottom:1px solid #d8d4c8;padding:6px 12px 6px 0',
  a: 'color:#1D2370',
}

mailMarkdown.core.ruler.push('adapt', ({ tokens }) => {
  shiftHeadings(tokens, 2)
  for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
    const style = mailStyles[token.tag]
    if (style && token.nesting !== -1) token.attrSet('style', style)
  }
})

type Heading = { type: string; tag: string }

/** Makes the highest heading of a text one of the level; the page or mail around it has those above. */
function shiftHeadings(tokens: readonly Heading[], level: number): void {
  const headings = tokens.filter(({ type }) => type.startsWith('heading_'))
  const shift = level - Math.min(...headings.map(levelOf))
  for (const heading of headings) heading.tag = `h${Math.min(6, levelOf(heading) + shift)}`
}

function levelOf({ tag }: Heading): number {
  return Number(tag[1])
}

/** Renders a team's Markdown as HTML that is safe on any page: no raw HTML, no pictures, links by http, https and mailto only. */
export const renderMarkdown = (text: string): string => markdown.render(text)

/** Renders Markdown as HTML for a mail, with the same limits. */
export const renderMailMarkdown = (text: string): string => mailMarkdown.render(text)
