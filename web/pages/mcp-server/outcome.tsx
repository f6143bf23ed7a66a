import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { Notice } from '../../components/ui/notice.tsx'
import type { Exchange } from '../../data/mcp.ts'
import { JsonAnswer } from './code-block.tsx'

const words = mcpServerPage.call

/** What became of a call: on its way, without an answer for a stated reason, or the exchange. */
export type CallOutcome = 'busy' | { failure: string } | ({ tool: string } & Exchange)

/** The outcome of the last call. The first line is announced; the answer below it can be read at leisure. */
export function Outcome({ outcome }: { outcome: CallOutcome | undefined }) {
  return (
    <>
      <div role="status" className="mt-6 empty:mt-0 noscript:hidden">
        {outcome && <Summary outcome={outcome} />}
      </div>
      {typeof outcome === 'object' && 'response' in outcome && <Details {...outcome} />}
    </>
  )
}

function Summary({ outcome }: { outcome: CallOutcome }) {
  if (outcome === 'busy') return words.busy
  if ('failure' in outcome)
    return (
      <Notice variant="bad">
        {words.failed} {outcome.failure}
      </Notice>
    )
  const { tool, response } = outcome
  const problem = problemIn(response)
  if (problem === undefined) return words.answered(tool)
  return (
    <Notice variant="bad">
      {words.refused(tool)} {problem}
    </Notice>
  )
}

function Details({ request, response }: Exchange) {
  const answer = response.result?.structuredContent
  return (
    <div className="mt-3">
      {answer !== undefined && (
        <>
          <h3 className="mb-2">{words.answer}</h3>
          <JsonAnswer value={answer} />
        </>
      )}
      <details className="mt-4 border-y border-line">
        <summary className="fold">{words.exchange}</summary>
        <p className="mb-1 text-sm">{words.request}</p>
        <JsonAnswer value={request} />
        <p className="mt-4 mb-1 text-sm">{words.response}</p>
        <JsonAnswer value={response} />
      </details>
    </div>
  )
}

/** Returns what the server said of a call that it could not answer: an error of the protocol, or of the tool itself. */
function problemIn({ result, error }: Exchange['response']): string | undefined {
  if (error) return error.message
  return result?.isError ? (result.content?.[0]?.text ?? '') : undefined
}
