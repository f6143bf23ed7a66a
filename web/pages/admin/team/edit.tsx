import { teamPanel } from '#words/pages/admin-team.ts'
import { site } from '#words/site.ts'
import { TeamChangesForm } from '../../../components/form-parts/team-changes-form.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { changeForTeam, type WholeTeam } from '../../../data/admin-teams.ts'
import { useRefresh } from '../../../data/admin.ts'

const { edit: text } = teamPanel

/** Changes a team on its behalf. */
export default function EditForTeam({ team, onClose }: { team: WholeTeam; onClose: () => void }) {
  const refresh = useRefresh()
  return (
    <TeamChangesForm
      team={team}
      words={text}
      onSave={async (changes) => {
        await changeForTeam(team.id, changes)
        toast(text.done.title, text.done.text)
        onClose()
        await refresh()
      }}
      onStale={() => void refresh()}
      describe={({ message }) => ({ title: site.errors.toast.title, description: message })}
      onClose={onClose}
    >
      <p className="measure text-muted">{text.text}</p>
    </TeamChangesForm>
  )
}
