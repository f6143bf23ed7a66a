import { formatMoment } from '#content/format/moments.ts'
import { entryLimits, noteSchema } from '#content/forms/intake-entry.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextArea } from '../../../components/ui/field.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { deleteTeamNote, noteOnTeam, type WholeTeam } from '../../../data/admin-teams.ts'
import { useRefresh } from '../../../data/admin.ts'
import { useAction } from '../use-action.ts'
import { LineRow, TeamPart } from './line-row.tsx'

const { notes: text } = teamPanel

/** What organisers have noted about the team, the newest first. What is typed stays on the device until it is saved. */
export function TeamNotes({ team }: { team: WholeTeam }) {
  const { busy, run } = useAction()
  return (
    <TeamPart id="notes" heading={text.heading}>
      <ul className="mt-2">
        {team.notes.map(({ id, authorEmail, createdAt, text: note }) => {
          const author = authorEmail ?? text.gone
          const moment = formatMoment(createdAt)
          return (
            <LineRow
              key={id}
              title={author}
              time={<time dateTime={createdAt}>{moment}</time>}
              line={
                <span dir="auto" className="note-text">
                  {note}
                </span>
              }
              state={
                <button
                  type="button"
                  disabled={busy}
                  aria-label={text.removeOf(author, moment)}
                  onClick={() => void run(() => deleteTeamNote(team.id, id), text.removed)}
                >
                  {text.remove}
                </button>
              }
            />
          )
        })}
      </ul>
      <NewNote teamId={team.id} />
    </TeamPart>
  )
}

function NewNote({ teamId }: { teamId: string }) {
  const refresh = useRefresh()
  const form = useForm({
    schema: noteSchema,
    draft: `team-note-${teamId}`,
    keyed: true,
    async onSubmit(note) {
      await noteOnTeam(teamId, note)
      form.reset()
      toast(text.done.title, text.done.text)
      await refresh()
    },
  })
  return (
    <form {...form.form} className="mt-4 grid gap-4">
      <TextArea
        label={text.label}
        hint={text.hint}
        {...form.field('text')}
        rows={3}
        maxLength={entryLimits.note.most}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={form.busy}>
        {form.busy ? text.submitting : text.submit}
      </Button>
    </form>
  )
}
