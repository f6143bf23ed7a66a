import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment } from '#content/format.ts'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { deleteTeam, type TeamRow } from '../../data/admin.ts'
import { Mode } from './badges.tsx'
import { Facts, MailLink, PhoneLink } from './cells.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { nameCountry } from './names.ts'
import { nameHub, nameTrack } from './place-names.ts'

const text = adminPage.teams

/** Everything about one team; an administrator can delete it. */
export function TeamDialog({
  team,
  isAdmin,
  onClose,
}: {
  team: TeamRow
  isAdmin: boolean
  onClose: () => void
}) {
  const [isAsking, setAsking] = useState(false)

  if (isAsking) {
    return (
      <ConfirmAction
        label={text.remove}
        question={text.removeConfirm(team.teamName)}
        work={() => deleteTeam(team.id)}
        done={text.removed}
        onDone={onClose}
        onClose={() => setAsking(false)}
      />
    )
  }
  return (
    <Dialog title={team.teamName} closeLabel={adminPage.table.close} onClose={onClose}>
      <Facts
        items={[
          [text.columns.representative, team.representativeName],
          [
            adminPage.members.columns.email,
            <MailLink key="mail" address={team.representativeEmail} />,
          ],
          [
            adminPage.applications.details.phone,
            <PhoneLink key="phone" number={team.representativePhone} />,
          ],
          [text.columns.country, nameCountry(team.country)],
          [text.columns.mode, <Mode key="mode" mode={team.participationMode} />],
          [text.details.hub, nameHub(team.hubId)],
          [text.details.track, nameTrack(team.trackId)],
          [
            text.columns.members,
            <Link key="members" className="link" to={`${paths.admin}?tab=members&team=${team.id}`}>
              {team.members}
            </Link>,
          ],
          [text.columns.registered, formatMoment(team.createdAt)],
          [text.details.account, team.ownerId],
        ]}
      />
      {isAdmin && (
        <div className="dialog-actions">
          <Button variant="danger" onClick={() => setAsking(true)}>
            {text.remove}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
