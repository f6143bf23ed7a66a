import { useState } from 'react'
import type { ProjectDraft } from '#content/forms/project.ts'
import { ownProjectPage } from '#words/pages/own-project.ts'
import { projectForm } from '#words/project-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { RadioGroup } from '../../../components/ui/radio-group.tsx'
import type { Field } from './merge-drafts.ts'

const words = ownProjectPage.compare

/**
 * Shows the fields that two members changed at once, side by side, and asks for each which text to keep. It does not take the
 * focus, because someone is typing.
 */
export function Compare({
  fields,
  mine,
  theirs,
  onChoose,
}: {
  fields: readonly Field[]
  mine: Partial<ProjectDraft>
  theirs: ProjectDraft
  /** Gets the fields whose text is to be theirs. */
  onChoose: (theirs: Field[]) => void
}) {
  const [taken, setTaken] = useState<readonly Field[]>([])
  return (
    <section
      aria-labelledby="compare"
      data-compare
      className="grid gap-6 border-2 border-danger bg-ground p-5 sm:p-8"
    >
      <div>
        <h3 id="compare" tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
          {words.heading}
        </h3>
        <p className="mt-2">{words.text}</p>
      </div>
      {fields.map((field) => {
        const { label } = projectForm.fields[field]
        return (
          <div key={field} className="grid gap-3 border-t border-line pt-4">
            <div className="grid gap-3 sm:grid-cols-2">
              <Version title={`${label}: ${words.mine}`} text={mine[field]} />
              <Version title={`${label}: ${words.theirs}`} text={theirs[field]} />
            </div>
            {/* Outside the form of the project, of which these are no fields. */}
            <form
              onChange={({ target }) => {
                const isTheirs = (target as EventTarget as HTMLInputElement).value === 'theirs'
                const others = taken.filter((other) => other !== field)
                setTaken(isTheirs ? [...others, field] : others)
              }}
            >
              <RadioGroup
                legend={words.choose(label)}
                name="choice"
                options={[
                  { value: 'mine', label: words.keepMine },
                  { value: 'theirs', label: words.takeTheirs },
                ]}
                chosen="mine"
              />
            </form>
          </div>
        )
      })}
      <Button className="justify-self-start" onClick={() => onChoose([...taken])}>
        {words.save}
      </Button>
    </section>
  )
}

function Version({ title, text }: { title: string; text: string | undefined }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm font-semibold">{title}</p>
      <div className="border border-line p-3 wrap-anywhere whitespace-pre-wrap">
        {text || <span className="text-muted">{words.empty}</span>}
      </div>
    </div>
  )
}
