import { formatDay } from '#content/format/days.ts'
import { formatMoment } from '#content/format/moments.ts'
import { auditWords } from '#words/audit.ts'
import { auditPanel } from '#words/pages/admin-audit.ts'
import { exceptionsPanel } from '#words/pages/admin-exceptions.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { adminPage } from '#words/pages/admin.ts'
import { teamForm } from '#words/team-form.ts'
import type { WholeTeam } from '../../../data/admin-teams.ts'
import { nameUser } from '../names.ts'
import { LineRow, TeamPart } from './line-row.tsx'

const { history: text } = teamPanel
const sentences: Record<string, string> = auditWords

type Entry = WholeTeam['history'][number]

/** What was done about the team, the newest first. */
export function TeamHistory({ team }: { team: WholeTeam }) {
  return (
    <TeamPart id="history" heading={text.heading}>
      {team.history.length === 0 && <p className="mt-2 text-muted">{text.empty}</p>}
      <ol className="mt-2">
        {team.history.map((entry) => (
          <LineRow
            key={entry.id}
            title={sentences[entry.action] ?? entry.action}
            time={<time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>}
            line={
              <>
                <bdi>{nameActor(entry)}</bdi>
                {describeDetails(entry)}
              </>
            }
          />
        ))}
      </ol>
    </TeamPart>
  )
}

function nameActor({ actorId, actorEmail, actorFirstName, actorLastName }: Entry): string {
  if (!actorId) return auditPanel.visitor
  if (!actorEmail) return auditPanel.deleted
  return nameUser({ firstName: actorFirstName, lastName: actorLastName, email: actorEmail })
}

const fieldNames: Record<string, { label: string }> = teamForm.fields

/** Names a field as the dashboard does; the members are a group of them. */
function nameField(id: string): string {
  if (id === 'members') return teamForm.sections.members
  const labels: Record<string, string> = adminPage.teams.labels
  return labels[id] ?? fieldNames[id]?.label ?? id
}

/** Says what an entry is about where the reader knows it by name; ids stay out. */
function describeDetails({ details }: Entry): string {
  const { kind, until, fields } = (details ?? {}) as Record<string, unknown>
  const kinds: Record<string, string> = exceptionsPanel.kinds
  const parts = [
    typeof kind === 'string' && kinds[kind],
    typeof until === 'string' && formatDay(until, 'date'),
    Array.isArray(fields) && fields.map(nameField).join(', '),
  ].filter(Boolean)
  return parts.map((part) => ` · ${part}`).join('')
}
