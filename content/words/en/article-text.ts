const texts = import.meta.glob<string>('./blog/*.md', { eager: true, import: 'text' })

/** Returns the body of an article as Markdown, without its front matter; undefined for an unknown slug. */
export const articleText = (slug: string): string | undefined => texts[`./blog/${slug}.md`]
