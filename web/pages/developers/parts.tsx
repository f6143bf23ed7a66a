import { apiOutline } from 'virtual:openapi'
import { event } from '#content/facts/event.ts'
import type { OutlinedOperation } from '#content/wire/openapi.ts'
import { developersPage } from '#words/pages/developers.ts'
import { Section } from '../../components/page-parts/section.tsx'

const words = developersPage.operations

/** The parts of the API, for the list of what is on the page. */
export const parts = apiOutline.map(({ id, title }) => ({ id, name: title }))

/** Every operation, folded, part by part. */
export function Parts() {
  return apiOutline.map(({ id, title, text, operations }) => (
    <Section beside key={id} id={id} title={title} lead={text}>
      {operations.map((operation) => (
        <Operation key={operation.method + operation.path} {...operation} />
      ))}
    </Section>
  ))
}

function Operation(operation: OutlinedOperation) {
  const { method, path, summary, access, takes, statuses } = operation
  return (
    <details className="border-t border-line" suppressHydrationWarning>
      <summary className="fold">
        <span className="min-w-0">
          {summary}
          <br />
          <code className="text-sm font-normal break-words text-muted">
            {method} {path}
          </code>
        </span>
      </summary>
      <div className="answer">
        <p>
          {access} {words.answers} {statuses}.
        </p>
        {takes.length > 0 && (
          <p className="mt-2">
            {words.takes}{' '}
            {takes
              .map(
                ([name, kind, isRequired]) =>
                  `${name} (${kind}${isRequired ? `, ${words.required}` : ''})`,
              )
              .join(', ')}
            .
          </p>
        )}
        {/* What needs a session is called like the examples at the top of the page. */}
        {operation.isOpen && (
          <pre className="code mt-3 break-words whitespace-pre-wrap">
            <code>{exampleOf(operation)}</code>
          </pre>
        )}
      </div>
    </details>
  )
}

/** Writes the call as curl sends it. */
const exampleOf = ({ method, path, takesBody }: OutlinedOperation) =>
  `curl ${method === 'GET' ? '' : `-X ${method} `}${event.origin}${path}${takesBody ? ` --json '{...}'` : ''}`
