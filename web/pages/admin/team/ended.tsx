import { formatDate } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import type { EndedTeam } from '../../../data/admin-teams.ts'

const { ended: text, unknown } = teamPanel

/** What became of a team that was merged or deleted. */
export function Ended({ end: { at, isMerged, intoId, intoName } }: { end: EndedTeam }) {
  const date = formatDate(at)
  return (
    <section className="measure grid gap-4">
      <h2 className="text-3xl">{text.heading}</h2>
      <p>
        {isMerged ? text.merged(date) : text.deleted(date)} {isMerged && !intoId && text.intoGone}
        {intoId && (
          <>
            {text.into}{' '}
            <SmartLink className="link" href={paths.adminTeam(intoId)}>
              <bdi>{intoName}</bdi>
            </SmartLink>
            .
          </>
        )}
      </p>
    </section>
  )
}

export function Unknown() {
  return (
    <section className="measure grid gap-4">
      <h2 className="text-3xl">{unknown.heading}</h2>
      <p>{unknown.text}</p>
    </section>
  )
}
