import { useState } from 'react'
import type { MailChoices } from '#content/forms/mail-choices.ts'
import { unsubscribePage } from '#words/pages/own-check-ins.ts'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/field.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { saveMailChoices, useMailChoices } from '../../data/mail-choices.ts'

const words = unsubscribePage.choices
const kinds = ['reminders', 'announcements'] as const

/** All mails that can be switched off, for the address of a link or of who is signed in. */
export function MailChoicesForm({ token, isKnown }: { token: string | null; isKnown: boolean }) {
  const { data, mutate } = useMailChoices(token, isKnown)
  if (!data) return null
  return (
    <Form
      key={JSON.stringify(data)}
      before={data}
      save={async (chosen) => {
        await saveMailChoices(token, chosen)
        await mutate(chosen, { revalidate: false })
      }}
    />
  )
}

function Form({
  before,
  save,
}: {
  before: MailChoices
  save: (chosen: MailChoices) => Promise<unknown>
}) {
  const [chosen, setChosen] = useState(before)
  const { busy, run } = useTask()
  return (
    <section aria-labelledby="choices" className="grid w-full gap-4 border-t border-line pt-6">
      <h2 id="choices" className="text-2xl">
        {words.heading}
      </h2>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={words[kind]}
          checked={chosen[kind]}
          onChange={({ target }) => setChosen({ ...chosen, [kind]: target.checked })}
        />
      ))}
      <p className="text-muted">{words.always}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={busy}
        onClick={() => void run(() => save(chosen), words.saved)}
      >
        {words.submit}
      </Button>
    </section>
  )
}
