type Props = { title: string; headings: readonly { id: string; title: string }[] }

/** The contents of a long text: collapsed above it on a narrow screen, and always in view beside it on a wide one. */
export function Contents({ title, headings }: Props) {
  return (
    <>
      <details className="no-print border-y border-line lg:hidden" suppressHydrationWarning>
        <summary className="fold">{title}</summary>
        <List headings={headings} />
      </details>
      <nav className="no-print sticky top-24 max-lg:hidden" aria-labelledby="contents">
        <p id="contents" className="mb-2 font-semibold">
          {title}
        </p>
        <List headings={headings} />
      </nav>
    </>
  )
}

function List({ headings }: Pick<Props, 'headings'>) {
  return (
    <ol className="pb-3 wrap-anywhere text-muted">
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
