import { useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { teamChangesSchema, type TeamDetails } from '#content/forms/team.ts'
import { listChanges, mayChange, type ChangeException } from '#content/team-changes.ts'
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
  words,
  onSave,
  onStale,
  describe,
  onClose,
  children,
}: {
  team: StoredTeam
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
  const closed = listChanges(team).filter((kind) => !mayChange(kind, team.exceptions))
  const form = useForm({
    schema: teamChangesSchema,
    complete: listRepresentative,
    failure: (error) => {
      if (error.code === 'teams.changed') {
        setBase({ ...base, isRefused: true })
        onStale()
      }
      return describe(error)
    },
    onSubmit: onSave,
  })
  return (
    <form {...form.form} className="grid gap-8">
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none">
        {words.heading}
      </h3>
      {children}
      {base.isNewer && <Notice role="alert">{words.conflict}</Notice>}
      {/* Keyed by the revision, because an uncontrolled input ignores a new default value. */}
      <input key={base.revision} type="hidden" name="revision" defaultValue={base.revision} />
      <TeamFields form={form} team={toDetails(team)} closed={closed} />
      <div className="buttons">
        <Button type="submit" busy={form.busy}>
          {form.busy ? words.saving : words.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
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
