import type { ReactNode } from 'react'
import { apiOutline } from 'virtual:openapi'
import type { BrandColour } from '#content/facts/brand-colour.ts'
import type { OutlinedOperation } from '#content/wire/openapi.ts'
import { developersPage } from '#words/pages/developers.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { CodeBlock } from '../mcp-server/code-block.tsx'

const words = developersPage.operations

/** The colours of the methods that read, add and remove. All others, which change something, are indigo. */
const tints: Partial<Record<string, BrandColour>> = { GET: 'leaf', POST: 'ochre', DELETE: 'clay' }

const firstPart = apiOutline[0]?.id
const firstForStaff = apiOutline.findIndex(({ id }) => id === 'dashboard')
const groups = [
  { label: words.everyone, list: apiOutline.slice(0, firstForStaff) },
  { label: words.staff, list: apiOutline.slice(firstForStaff) },
]

/** How many characters fit beside the method on a phone, counting the space before the path. */
const BESIDE_METHOD = 22

/** Lists every operation, folded. Only the first part starts open, and in it the first call, to show what is inside. */
export function Parts() {
  return (
    <Section title={words.heading} lead={words.text} className="calls pt-0!">
      {groups.map(({ label, list }) => (
        <div key={label} className="mt-12 first:mt-0">
          <p className="border-t-2 border-figure py-3 font-display text-2xl font-bold">{label}</p>
          {list.map(({ id, title, text, operations }) => (
            <details
              key={id}
              open={id === firstPart}
              className="border-t border-line"
              suppressHydrationWarning
            >
              <summary className="fold flex-wrap items-baseline gap-y-1! py-3 lg:flex-nowrap">
                {/* On a phone the text has a line of its own below what stands beside the title. */}
                <span className="contents min-w-0 flex-1 items-baseline gap-x-6 lg:grid lg:grid-cols-[23.5rem_1fr]">
                  <h3 className="flex-1">{title}</h3>
                  <span className="measure order-1 basis-full font-normal">{text}</span>
                </span>
                <span className="tabular min-w-16 text-end text-sm font-normal whitespace-nowrap text-muted">
                  {words.count(operations.length)}
                </span>
              </summary>
              <div
                id={id}
                className="mb-10 scroll-mt-50 bg-panel max-lg:-mx-(--side) max-lg:px-(--side) lg:px-6"
              >
                {operations.map((operation, index) => (
                  <Operation
                    key={operation.method + operation.path}
                    isShown={id === firstPart && index === 0}
                    operation={operation}
                  />
                ))}
              </div>
            </details>
          ))}
        </div>
      ))}
    </Section>
  )
}

function Operation({ operation, isShown }: { operation: OutlinedOperation; isShown: boolean }) {
  const { method, path, summary, access, takes, statuses } = operation
  return (
    <details open={isShown} className="border-line not-first:border-t" suppressHydrationWarning>
      <summary className="fold py-3">
        {/* The path lines up with the text of its part: a call is indented by the column gap. */}
        <span className="min-w-0 flex-1 gap-x-6 lg:grid lg:grid-cols-[22rem_1fr]">
          {summary}
          <code>
            <b className="badge tinted" data-tint={tints[method] ?? 'indigo'}>
              {method}
            </b>
            {inPieces(` ${path}`)}
          </code>
        </span>
      </summary>
      <div className="answer max-w-none lg:ms-[23.5rem]">
        {/* One text each: between several, React leaves comments. */}
        <p>{`${access} ${words.answers} ${statuses}.`}</p>
        <Taken label={words.required} list={takes.filter(([, , isRequired]) => isRequired)} />
        <Taken label={words.optional} list={takes.filter(([, , isRequired]) => !isRequired)} />
        {/* What needs a session is called like the examples at the top of the page. */}
        {operation.isOpen && (
          <div className="mt-3">
            <CodeBlock code={exampleOf(operation)} />
          </div>
        )}
      </div>
    </details>
  )
}

/** Makes a long path break after slashes on phones, never at a hyphen. */
function inPieces(path: string): ReactNode {
  const end = path.lastIndexOf('/', BESIDE_METHOD - 1) + 1
  if (end === 0 || path.length <= BESIDE_METHOD || !path.includes('-')) return path
  return (
    <>
      {path.slice(0, end)}
      <span>{inPieces(path.slice(end))}</span>
    </>
  )
}

function Taken({ label, list }: { label: string; list: OutlinedOperation['takes'] }) {
  if (list.length === 0) return null
  const taken = list.map(([name, kind]) => (kind === 'string' ? name : `${name} (${kind})`))
  return (
    <p className="mt-2">
      <b>{label}</b>
      {` ${taken.join(', ')}.`}
    </p>
  )
}

/** Writes the call as a curl command. The first example on the page sets `$API`. */
const exampleOf = ({ method, path, takesBody }: OutlinedOperation) =>
  [
    'curl',
    // Without -X, curl sends a POST if there is a body and a GET if there is none.
    method !== (takesBody ? 'POST' : 'GET') && `-X ${method}`,
    path.replace('/api', '$API'),
    takesBody && "--json '{...}'",
  ]
    .filter(Boolean)
    .join(' ')
