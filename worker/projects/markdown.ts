import markdownIt from 'markdown-it'

// Tags in the text are escaped, never read: markdown-it writes each tag of its output itself. Relative addresses would lead
// to pages of this site, and a picture would tell another host who reads.
const markdown = markdownIt({ html: false, linkify: true, maxNesting: 20 }).disable('image')
markdown.validateLink = (address) => /^(?:https?:\/\/[^/?#]|mailto:)/i.test(address)
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

markdown.core.ruler.push('adapt', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type.startsWith('heading_'))
  // The page has the first two levels of headings, so the highest of the text becomes the third.
  const shift = 3 - Math.min(...headings.map(levelOf))
  for (const heading of headings) heading.tag = `h${Math.min(6, levelOf(heading) + shift)}`
  for (const token of tokens) {
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') child.attrSet('rel', 'nofollow ugc noopener noreferrer')
    }
  }
})

function levelOf({ tag }: { tag: string }): number {
  return Number(tag[1])
}

/** Renders a team's Markdown as HTML that is safe on any page: no raw HTML, no pictures, links by http, https and mailto only. */
export const renderMarkdown = (text: string): string => markdown.render(text)
