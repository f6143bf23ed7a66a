import type { ArticleHeading } from '#words/blog.ts'
import { articlePage } from '#words/pages/blog.ts'

type Props = { headings: ArticleHeading[] }

/** The article's table of contents: collapsed above the text on a narrow screen, and always in view beside it on a wide one. */
export function Contents({ headings }: Props) {
  return (
    <>
      <details className="no-print border-y border-line lg:hidden" suppressHydrationWarning>
        <summary className="fold">{articlePage.contents}</summary>
        <List headings={headings} />
      </details>
      <nav className="no-print sticky top-24 max-lg:hidden" aria-labelledby="contents">
        <p id="contents" className="mb-2 font-semibold">
          {articlePage.contents}
        </p>
        <List headings={headings} />
      </nav>
    </>
  )
}

function List({ headings }: Props) {
  return (
    <ol className="pb-3 text-muted">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a className="inline-block py-1 hover:underline" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
