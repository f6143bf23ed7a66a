import { useEffect, useRef, useState, type FormEvent } from 'react'
import { exampleAnswer, tools } from 'virtual:mcp-list'
import { mcpServer } from '#content/facts/mcp.ts'
import { composeCurl } from '#content/wire/mcp-call.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { site } from '#words/site.ts'
import { DATA_APP } from '../../boot/attributes.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { Button } from '../../components/ui/button.tsx'
import { SelectField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { callTool } from '../../data/mcp.ts'
import { CodeBlock, JsonAnswer } from './code-block.tsx'
import { exampleCall } from './example-call.ts'
import { Outcome, type CallOutcome } from './outcome.tsx'
import { readValues } from './parameters.ts'
import { ToolFields } from './tool-fields.tsx'

const words = mcpServerPage.call

const options = tools.map(({ name }) => ({ value: name, label: name }))

/** A form that calls one tool and shows the answer. Interacting with it starts the app. */
export function CallTool() {
  const choice = useRef<HTMLSelectElement>(null)
  const [name, setName] = useState(exampleCall.name)
  const [outcome, setOutcome] = useState<CallOutcome>()
  const isCalling = useRef(false)
  const isBusy = outcome === 'busy'
  const tool = tools.find((one) => one.name === name)!

  // A tool chosen before the app had started counts.
  useEffect(() => setName(choice.current!.value), [])

  async function call(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isCalling.current) return
    isCalling.current = true
    setOutcome('busy')
    try {
      const values = readValues(tool.inputSchema, new FormData(event.currentTarget))
      setOutcome({ tool: name, ...(await callTool(name, values)) })
    } catch (error) {
      setOutcome({ failure: (error as Error).message })
    } finally {
      isCalling.current = false
    }
  }

  return (
    <div className="bg-panel">
      <Section beside id={words.id} title={words.heading} lead={words.text} isFollowing>
        <noscript>
          <p className="mb-2">{words.withoutScript}</p>
          <CodeBlock code={composeCurl(mcpServer.url, exampleCall.name, exampleCall.values)} />
        </noscript>
        <form
          className="no-print grid gap-5 noscript:hidden"
          {...{ [DATA_APP]: '' }}
          onSubmit={(event) => void call(event)}
        >
          <Notice variant="alarm" className="app-failed" role="alert">
            {site.form.failedToLoad}
          </Notice>
          <SelectField
            ref={choice}
            label={words.tool}
            name="tool"
            hint={tool.description}
            defaultValue={exampleCall.name}
            options={options}
            onChange={(event) => {
              setName(event.target.value)
              setOutcome(undefined)
            }}
          />
          <ToolFields
            key={name}
            inputSchema={tool.inputSchema}
            values={name === exampleCall.name ? exampleCall.values : {}}
          />
          {/* Not disabled while busy, so that it keeps the focus. */}
          <Button type="submit" className="sm:justify-self-start" aria-busy={isBusy || undefined}>
            {isBusy ? words.busy : words.submit}
          </Button>
        </form>
        <Outcome outcome={outcome} />
        {!outcome && name === exampleCall.name && (
          <div className="mt-8 [&_pre]:max-h-none [&_pre]:whitespace-pre-wrap">
            <h3 className="mb-3">{words.sample(exampleAnswer.total)}</h3>
            <JsonAnswer value={{ ...exampleAnswer, places: exampleAnswer.places.slice(0, 1) }} />
          </div>
        )}
      </Section>
    </div>
  )
}
