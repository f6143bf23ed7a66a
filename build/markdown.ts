import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { ArticleHeading } from '#words/blog.ts'
import { foldText } from '../content/search/text.ts'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const OWN_LINK = /^[/#]/
const SAFE_LINK = /^(https?:\/\/|mailto:)/

/**
 * Turns `#words/blog/*.md` into modules at build time, so that no parser is shipped to readers. `x.md` exports
 * `{ meta, html, contents, text }`, `x.md?page` omits the text, and `x.md?meta` exports the front matter alone.
 */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    transform(source, id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.md')) return
      const front = FRONT_MATTER.exec(source)
      if (!front) throw new Error(`${file} has no front matter`)
      const text = source.slice(front[0].length).trim()
      const values: Record<string, unknown> = {
        meta: parse(front[1] ?? ''),
        ...(query !== 'meta' && renderMarkdown(text)),
        ...(query === undefined && { text }),
      }
      const code = Object.entries(values).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { code: code.join('\n'), map: null, moduleType: 'js' }
    },
  }
}

/** Renders an article's body, and its second-level headings as a table of contents. Throws on an unsafe link. */
export function renderMarkdown(text: string): { html: string; contents: ArticleHeading[] } {
  const contents: ArticleHeading[] = []
  const taken = new Set<string>()
  let nearest = ''
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }) {
        const title = source.replaceAll(/[`*]/g, '')
        const slug = slugOf(title)
        nearest = slug
        for (let count = 2; taken.has(nearest); count++) nearest = `${slug}-${count}`
        taken.add(nearest)
        if (depth === 2) contents.push({ id: nearest, title })
        return `<h${depth} id="${nearest}"><a href="#${nearest}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`
      },
      link({ href, tokens }) {
        if (!OWN_LINK.test(href) && !SAFE_LINK.test(href)) throw new Error(`unsafe link: ${href}`)
        const outside = OWN_LINK.test(href) ? '' : ' rel="external noreferrer"'
        return `<a href="${escapeHtml(href)}"${outside}>${this.parser.parseInline(tokens)}</a>`
      },
      // HTML in an article is shown as text, never interpreted.
      html: ({ text: source }) => escapeHtml(source),
      table({ header, rows }) {
        const cells = (tag: string, row: typeof header) =>
          `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.split(' ')[0]}>`).join('')}</tr>`
        // Wide tables and long lines of code are scroll containers, so they must be focusable with the keyboard.
        return `<div role="group" aria-labelledby="${nearest}" tabindex="0"><table><thead>${cells('th scope="col"', header)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table></div>\n`
      },
      code: ({ text: source }) => `<pre tabindex="0"><code>${escapeHtml(source)}</code></pre>\n`,
    },
  })
  return { html: marked.parse(text, { async: false }), contents }
}

function slugOf(title: string): string {
  return foldText(title)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
