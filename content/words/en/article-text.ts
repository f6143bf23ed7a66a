const texts = import.meta.glob<string>('./blog/*.md', { eager: true, import: 'text' })

/** The body of an article as markdown, without its front matter; nothing for an unknown slug. */
export const articleText = (slug: string): string | undefined => texts[`./blog/${slug}.md`]
