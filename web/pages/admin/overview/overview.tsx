import './overview.css'
import { isOver } from '#content/team-changes.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import { useEditionOverview, type EditionOverview } from '../../../data/admin-overview.ts'
import { Loaded } from '../loaded.tsx'
import { CheckInShares } from './check-ins.tsx'
import { hasGoneQuiet } from './compare.ts'
import { Countries } from './countries.tsx'
import { Hubs } from './hubs.tsx'
import { JudgesPace, ScoresGiven } from './judging.tsx'
import { Picture } from './picture.tsx'
import { Registrations } from './registrations.tsx'
import { Sizes } from './sizes.tsx'
import { Tracks } from './tracks.tsx'
import { Way } from './way.tsx'

/** How far the edition has come, in pictures: each says in a sentence first what it shows, and has its numbers as text too. */
export default function OverviewPanel() {
  return (
    <Loaded source={useEditionOverview()}>
      {(overview) => (
        // Below the first row, the two columns are independent: a tall picture leaves no gap beside it.
        <div className="edition grid grid-cols-1 gap-x-12 gap-y-14 max-sm:gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          {isJudged(overview) && (
            <>
              <ScoresGiven overview={overview} />
              <JudgesPace overview={overview} />
            </>
          )}
          {hasTeams(overview) ? (
            !hasGoneQuiet(overview) && (
              <>
                <Registrations overview={overview} />
                <Countries overview={overview} />
              </>
            )
          ) : (
            <Picture
              heading={overviewPanel.registrations.heading}
              sentence={overviewPanel.none}
              detail={overviewPanel.noneText}
            />
          )}
          <div className="grid grid-cols-1 content-start gap-14 max-sm:gap-9">
            <Hubs overview={overview} />
            {hasTeams(overview) && <Tracks overview={overview} />}
            {hasTeams(overview) && <CheckInShares overview={overview} />}
            {hasGoneQuiet(overview) && <Registrations overview={overview} />}
          </div>
          <div className="grid grid-cols-1 content-start gap-14 max-sm:gap-9">
            <Way overview={overview} />
            {hasTeams(overview) && <Sizes overview={overview} />}
            {hasGoneQuiet(overview) && <Countries overview={overview} />}
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** Whether judging is under way: the projects are in, and the results are not published. */
const isJudged = ({ judging, projects }: EditionOverview) =>
  isOver('submission') && projects.handedIn > 0 && !judging.isPublished

const hasTeams = ({ totals }: EditionOverview) => totals.teams > 0
