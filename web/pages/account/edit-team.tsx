import { teamChangesSchema, type TeamDetails } from '#content/forms/team.ts'
import { mayChange } from '#content/team-changes.ts'
import { accountPage } from '#words/pages/account.ts'
import { listRepresentative } from '../../components/form-parts/list-representative.ts'
import { TeamFields } from '../../components/form-parts/team-fields.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { takeFocus } from '../../components/ui/focus.ts'
import { toast } from '../../components/ui/toast.tsx'
import { useOwnTeams, type OwnTeam } from '../../data/account.ts'
import { listChanges } from './change-dates.tsx'
import { describeFailure } from './form-parts.tsx'

const { team: text } = accountPage

/** The registration form, filled from the stored team. */
export default function EditTeam({ team, onClose }: { team: OwnTeam; onClose: () => void }) {
  const { change, reload } = useOwnTeams()
  const closed = listChanges(team).filter((kind) => !mayChange(kind, team.exceptions))
  const form = useForm({
    schema: teamChangesSchema,
    complete: listRepresentative,
    failure: (error) => {
      // Somebody else has saved in the meantime: load the new revision, and keep what was typed here.
      if (error.code === 'teams.changed') void reload()
      return describeFailure(error)
    },
    onSubmit: async (value) => {
      await change(team.id, value)
      toast(text.toast.title, text.toast.text)
      onClose()
    },
  })
  return (
    <form {...form.form} className="grid gap-8">
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none">
        {text.edit}
      </h3>
      {/* Keyed by the revision, because an uncontrolled input ignores a new default value. */}
      <input key={team.revision} type="hidden" name="revision" defaultValue={team.revision} />
      <TeamFields form={form} team={toDetails(team)} closed={closed} />
      <div className="buttons">
        <Button type="submit" busy={form.busy}>
          {form.busy ? text.saving : text.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

function toDetails({ members, ...team }: OwnTeam): Partial<TeamDetails> {
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
