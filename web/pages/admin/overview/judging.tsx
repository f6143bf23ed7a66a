import { formatShare } from '#content/format/numbers.ts'
import { paths } from '#content/paths.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { Steps } from '../analytics/steps.tsx'
import { BEHIND, paceOf } from '../judging/pace.ts'
import { Shares } from '../shares.tsx'
import { Picture } from './picture.tsx'
import { Reached } from './reached-steps.tsx'

const words = overviewPanel.judging

type Props = { overview: EditionOverview }

/** Judging so far: how many projects were submitted, and how many of their scores are in. */
export function ScoresGiven({ overview: { judging, projects, totals } }: Props) {
  const { assigned, handedIn } = judging
  const step = (id: keyof typeof words.steps, count: number, of: number) => {
    const share = count / (of || 1)
    return {
      id,
      label: words.steps[id],
      count: <Reached share={formatShare(share)}>{words.of(count, of)}</Reached>,
      share,
      isOther: true,
    }
  }
  return (
    <Picture
      heading={words.heading}
      sentence={
        assigned > 0 ? words.scores(handedIn, assigned) : words.unassigned(projects.handedIn)
      }
    >
      <Steps
        label={words.heading}
        steps={[
          step('handedIn', projects.handedIn, totals.teams),
          ...(assigned > 0 ? [step('scores', handedIn, assigned)] : []),
        ]}
      />
      <p className="mt-4">
        <SmartLink className="link" href={`${paths.admin}?tab=projects`}>
          {words.open}
        </SmartLink>
      </p>
    </Picture>
  )
}

/** How many active judges have finished, are on pace or are behind. */
export function JudgesPace({ overview: { judging } }: Props) {
  const { judges, assigned, handedIn } = judging
  const mean = handedIn / (assigned || 1)
  const paces = judges.map((judge) => paceOf(judge, mean))
  const count = (pace: (typeof paces)[number]) => paces.filter((one) => one === pace).length
  const behind = count('behind')
  const names = words.judges.paces
  return (
    <Picture
      heading={words.judges.heading}
      sentence={words.judges.sentence(behind, count('finished'), judges.length)}
      detail={behind > 0 && words.judges.mean(100 * BEHIND, formatShare(mean))}
    >
      <Shares
        label={words.judges.heading}
        parts={[
          { id: 'good', label: names.finished, amount: count('finished') },
          { id: 'quiet', label: names.onPace, amount: count('onPace') },
          { id: 'late', label: names.behind, amount: behind },
        ]}
      />
    </Picture>
  )
}
