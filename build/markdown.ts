import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { categoryBadges, type ArticleCategoryId } from '#content/facts/article-categories.ts'
import { updatedOn } from '#words/articles.ts'
import type { ArticleHeading } from '#words/blog.ts'
import { formatDay } from '../content/format/days.ts'
import { foldText } from '../content/search/text.ts'
import { describeFigure, drawFigure } from './figure.ts'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const FIGURE = /^```figure\n([\s\S]*?)^```$/gm
const OWN_LINK = /^[/#]/
const SAFE_LINK = /^(https?:\/\/|mailto:)/

/** An article changed since its date says when (`updated`, an ISO date) and what has changed (`update`, Markdown). */
type FrontMatter = {
  date: string
  category: ArticleCategoryId
  updated?: string
  update?: string
}

/**
 * Turns `#words/blog/*.md` into modules at build time, so that no parser is shipped to readers. `x.md` exports
 * `{ meta, html, contents, text, note }`, `x.md?page` omits the last two, and `x.md?meta` exports `meta` alone: the front
 * matter, with its dates written out. The html begins with what has changed since the date; `note` is the same as Markdown,
 * or empty.
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
      const { update = '', ...meta } = parse(front[1] ?? '') as FrontMatter
      const updatedText = meta.updated && updatedOn(formatDay(meta.updated, 'date'))
      const { colour, tone } = categoryBadges[meta.category]
      const { html, contents } = renderMarkdown(text, `data-tint="${colour}" data-tone="${tone}"`)
      const values: Record<string, unknown> = {
        meta: { ...meta, dateText: formatDay(meta.date, 'date'), updatedText },
        ...(query !== 'meta' && {
          html: updatedText ? renderUpdate(updatedText, update) + html : html,
          contents,
        }),
        ...(query === undefined && {
          text: text.replaceAll(FIGURE, (_, figure: string) => describeFigure(figure)),
          note: updatedText ? quote(`**${updatedText}**\n\n${update.trim()}`) : '',
        }),
      }
      const code = Object.entries(values).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { code: code.join('\n'), map: null, moduleType: 'js' }
    },
  }
}

/**
 * Renders an article's body, and its second-level headings as a table of contents. `dyed` has the attributes that give its
 * figures their colours. Throws on an unsafe link.
 */
export function renderMarkdown(
  text: string,
  dyed = '',
): { html: string; contents: ArticleHeading[] } {
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
      code: ({ text: source, lang }) =>
        lang === 'figure'
          ? drawFigure(source, dyed)
          : `<pre tabindex="0"><code>${escapeHtml(source)}</code></pre>\n`,
    },
  })
  // Line breaks between elements cost bytes and show nothing. Code keeps its own: its brackets are escaped.
  const html = marked.parse(text, { async: false }).replaceAll('>\n<', '><')
  return { html: keepWhole(html), contents }
}

/** Code, pictures and tags, or a text that may have what belongs together. */
const OUTSIDE_TEXT = /<(code|svg|figure)\b[\s\S]*?<\/\1>|<[^>]+>|[^<]+/g
/** A day and its month, a date such as 2026-07-28, or a short compound: all of them would have no room in a first flight. */
const WHOLE =
  /\b\d{1,2} \p{Lu}\p{Ll}+|\d{4}(-\d\d){2}|(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]{3,8}(?![\p{L}\p{N}-]))[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu

/** Marks that within which no line may end, as web/components/page-parts/unbroken.tsx does. */
const keepWhole = (html: string) =>
  html.replaceAll(OUTSIDE_TEXT, (part) =>
    part.startsWith('<') ? part : part.replaceAll(WHOLE, '<span>$&</span>'),
  )

function renderUpdate(label: string, update: string): string {
  const { html } = renderMarkdown(update)
  return `<details><summary class="fold">${escapeHtml(label)}</summary>${html}</details>`
}

/** Sets Markdown as a quotation, apart from what follows it. */
const quote = (text: string) => `${text.replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '')}\n\n`

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
