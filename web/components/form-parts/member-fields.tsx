import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { teamLimits, type TeamDetails } from '#content/forms/team.ts'
import { teamForm } from '#words/team-form.ts'
import { DATA_APP_CLICK } from '../../boot/attributes.ts'
import { readDraft, type Draft } from '../form/draft.ts'
import { applyDraft } from '../form/restore-draft.ts'
import type { FormHandle } from '../form/use-form.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

const { fields, memberHeading, addMember, removeMember, memberLimit } = teamForm
const { least, most } = teamLimits.members
const upTo = (count: number) => Array.from({ length: count }, (_, row) => row)

/** The rows of members. Each row keeps its key when another is removed, and so keeps the text in its controls. */
export function MemberFields({
  form,
  draft,
  members = [],
}: {
  form: FormHandle
  draft: string | undefined
  members: TeamDetails['members'] | undefined
}) {
  const start = Math.max(least, members.length)
  const [rows, setRows] = useState(() => upTo(start))
  const shown = useRef(rows)
  const pending = useRef<Draft>(undefined)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const kept = draft ? readDraft(draft) : undefined
    const count = kept ? countMembers(kept) : 0
    if (count > start) {
      pending.current = kept
      setRows(upTo(Math.min(count, most)))
    }
    const element = box.current!.closest('form')!
    const startAgain = () => setRows(upTo(start))
    element.addEventListener('reset', startAgain)
    return () => element.removeEventListener('reset', startAgain)
  }, [draft, start])

  useEffect(() => {
    if (shown.current === rows) return
    shown.current = rows
    if (pending.current) applyDraft(box.current!.closest('form')!, pending.current)
    pending.current = undefined
    form.read()
  })

  const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector)

  function add() {
    // A click made before the app was ready is replayed late: do not take the focus from somebody who is typing by then.
    const isElsewhere = document.activeElement?.matches('input, select, textarea')
    flushSync(() => setRows([...rows, Math.max(...rows) + 1]))
    if (isElsewhere) return
    find(`[name="members.${rows.length}.name"]`)?.focus()
  }

  function remove(row: number) {
    flushSync(() => setRows(rows.filter((other) => other !== row)))
    find('[data-add]')?.focus()
  }

  return (
    <div ref={box} className="grid gap-10">
      {rows.map((row, index) => (
        <fieldset key={row} className="grid gap-6 border-s-2 border-line ps-5">
          <legend className="contents">
            <span className="font-display text-xl font-bold">{memberHeading(index + 1)}</span>
          </legend>
          <TextField
            {...fields.memberName}
            {...form.field(`members.${index}.name`)}
            autoComplete="off"
            maxLength={teamLimits.memberName.most}
            defaultValue={members[row]?.name}
          />
          <TextField
            {...fields.memberEmail}
            {...form.field(`members.${index}.email`)}
            type="email"
            autoComplete="off"
            maxLength={teamLimits.memberEmail.most}
            defaultValue={members[row]?.email}
          />
          <TextField
            {...fields.githubUrl}
            {...form.field(`members.${index}.githubUrl`)}
            optional
            type="url"
            autoComplete="off"
            maxLength={teamLimits.githubUrl.most}
            defaultValue={members[row]?.githubUrl}
          />
          <TextField
            {...fields.huggingfaceUrl}
            {...form.field(`members.${index}.huggingfaceUrl`)}
            optional
            type="url"
            autoComplete="off"
            maxLength={teamLimits.huggingfaceUrl.most}
            defaultValue={members[row]?.huggingfaceUrl}
          />
          {rows.length > least && (
            <Button variant="danger" className="justify-self-start" onClick={() => remove(row)}>
              {removeMember(index + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      <div role="status" className="empty:hidden">
        {rows.length >= most && <p className="text-muted">{memberLimit}</p>}
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        data-add
        {...{ [DATA_APP_CLICK]: '' }}
        aria-disabled={rows.length >= most}
        onClick={() => rows.length < most && add()}
      >
        {addMember}
      </Button>
    </div>
  )
}

function countMembers({ values }: Draft): number {
  return Object.keys(values).filter((name) => /^members\.\d+\.name$/.test(name)).length
}
