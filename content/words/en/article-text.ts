const texts = import.meta.glob<string>('./blog/*.md', { eager: true, import: 'text' })
const notes = import.meta.glob<string>('./blog/*.md', { eager: true, import: 'note' })

/**
 * Returns an article as Markdown, without its front matter: what has changed since its date, if anything has, and its body;
 * undefined for an unknown slug.
 */
export function articleText(slug: string): string | undefined {
  const file = `./blog/${slug}.md`
  return file in texts ? `${notes[file]}${texts[file]}` : undefined
}
