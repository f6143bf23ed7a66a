import { accountPage } from '#words/pages/account.ts'
import { TeamChangesForm } from '../../components/form-parts/team-changes-form.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useOwnTeams, type OwnTeam } from '../../data/account.ts'
import { describeFailure } from './form-parts.tsx'

const { team: text } = accountPage

/** Changes a team that the account leads. */
export default function EditTeam({ team, onClose }: { team: OwnTeam; onClose: () => void }) {
  const { change, reload } = useOwnTeams()
  return (
    <TeamChangesForm
      team={team}
      draft={`team:${team.id}`}
      words={{
        heading: text.edit,
        save: text.save,
        saving: text.saving,
        cancel: text.cancel,
        conflict: text.conflict,
      }}
      onSave={async (value) => {
        await change(team.id, value)
        toast(text.toast.title, text.toast.text)
        onClose()
      }}
      onStale={() => void reload()}
      describe={describeFailure}
      onClose={onClose}
    />
  )
}
