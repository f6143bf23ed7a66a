import { useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { teamChangesSchema, type TeamDetails } from '#content/forms/team.ts'
import { mayChange, type ChangeException } from '#content/team-changes.ts'
import { changeKinds } from '#content/wire/change-kinds.ts'
import { draftNote } from '#words/drafts.ts'
import type { ApiError } from '../../data/api-error.ts'
import { useForm } from '../form/use-form.ts'
import { Button } from '../ui/button.tsx'
import { takeFocus } from '../ui/focus.ts'
import { Notice } from '../ui/notice.tsx'
import { listRepresentative } from './list-representative.ts'
import { TeamFields } from './team-fields.tsx'

/** A team as it was read. */
type StoredTeam = Omit<TeamDetails, 'members'> & {
  revision: string
  exceptions: readonly ChangeException[]
  members: readonly {
    name: string
    email: string
    githubUrl: string | null
    huggingfaceUrl: string | null
  }[]
}

/** The registration form, filled from a stored team. */
export function TeamChangesForm({
  team,
  draft,
  words,
  onSave,
  onStale,
  describe,
  onClose,
  children,
}: {
  team: StoredTeam
  /** The name under which what is typed is kept on the device until it is saved or cancelled. */
  draft?: string
  words: { heading: string; save: string; saving: string; cancel: string; conflict: string }
  onSave: (changes: z.output<typeof teamChangesSchema>) => Promise<void>
  /** Called if somebody else has saved since the form was opened, to load the new revision; what was typed here stays. */
  onStale: () => void
  describe: (error: ApiError) => { title: string; description: string }
  onClose: () => void
  /** Shown between the heading and the fields. */
  children?: ReactNode
}) {
  // A team that is read again meanwhile must not pass for the one that the fields were filled from.
  const [base, setBase] = useState({ revision: team.revision, isRefused: false, isNewer: false })
  if (base.isRefused && base.revision !== team.revision)
    setBase({ revision: team.revision, isRefused: false, isNewer: true })
  const closed = changeKinds.filter((kind) => !mayChange(kind, team.exceptions))
  const form = useForm({
    schema: teamChangesSchema,
    ...(draft && { draft }),
    complete: listRepresentative,
    failure: (error) => {
      if (error.code === 'teams.changed') {
        setBase({ ...base, isRefused: true })
        onStale()
      }
      return describe(error)
    },
    onSubmit: async (changes) => {
      await onSave(changes)
      form.forget()
    },
  })
  return (
    <form {...form.form} className="grid gap-8">
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none">
        {words.heading}
      </h3>
      {children}
      {form.restored && <Notice role="status">{draftNote.text}</Notice>}
      {base.isNewer && <Notice role="alert">{words.conflict}</Notice>}
      {/* Keyed by the revision, because an uncontrolled input ignores a new default value. A draft of an earlier revision brings
          that one along, so that saving it does not pass over what somebody else has changed since. */}
      <input key={base.revision} hidden name="revision" defaultValue={base.revision} />
      <TeamFields form={form} team={toDetails(team)} closed={closed} {...(draft && { draft })} />
      <div className="buttons">
        <Button type="submit" busy={form.busy}>
          {form.busy ? words.saving : words.save}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            form.forget()
            onClose()
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function toDetails({ members, ...team }: StoredTeam): Partial<TeamDetails> {
  return {
    ...team,
    members: members.map(({ name, email, githubUrl, huggingfaceUrl }) => ({
      name,
      email,
      githubUrl: githubUrl ?? '',
      huggingfaceUrl: huggingfaceUrl ?? '',
    })),
  }
}
