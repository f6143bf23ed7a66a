import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { nameCountry } from '#content/code-names.ts'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import type { ViewportClass } from '#content/wire/analytics.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useFunnel, useSources } from '../../../data/analytics.ts'
import { Skeleton } from '../skeleton.tsx'
import { findCrowd, findDeadElement, findSteepestStep } from './find-standouts.ts'
import { Finding, FindingList } from './finding-list.tsx'
import type { ClickedElement } from './place-clicks.ts'

const words = analyticsPanel.findings

/** The elements of the page whose heat map is shown. */
export type ShownClicks = {
  page: string
  device: ViewportClass
  elements: readonly ClickedElement[]
}

/** Says in a sentence each what stands out, from the reports that the page below shows anyway. */
export function Findings({ range, shown }: { range: Range; shown: ShownClicks | undefined }) {
  const funnel = useFunnel(range)
  const sources = useSources(range)
  const isLoading = !shown || funnel.isLoading || sources.isLoading
  const dead = shown && findDeadElement(shown.elements)
  const step = funnel.data && findSteepestStep(funnel.data)
  const crowd = sources.data && findCrowd(sources.data)
  if (!dead && !step && !crowd) return isLoading ? <Skeleton rows={2} /> : null
  return (
    <FindingList label={words.label} isLoading={isLoading}>
      {dead ? (
        <LinkedFinding
          title={words.dead(dead.name || dead.selector)}
          link={words.links.heatmap}
          to="heatmap"
          change={{ layer: 'dead' }}
        >
          {words.deadText(shown.page, formatNumber(dead.dead), formatNumber(dead.clicks))}
          {dead.rage > 0 && words.rageText(formatNumber(dead.rage))}.
        </LinkedFinding>
      ) : (
        // Room for what is found once the page has loaded, so that the others stay where they are.
        !shown && <li aria-hidden="true" />
      )}
      {step && (
        <LinkedFinding
          title={words.steps[step.to](inWhole(step.lost))}
          link={words.links.funnel}
          to="funnel"
        >
          {words.stepTexts[step.to](formatNumber(step.before), formatNumber(step.after))}
        </LinkedFinding>
      )}
      {crowd && (
        <LinkedFinding
          title={words.devices[crowd.device.value as ViewportClass](inWhole(crowd.share))}
          link={words.links.sources}
          to="sources"
        >
          {words.deviceText(formatNumber(crowd.device.visits), formatNumber(crowd.visits))}{' '}
          {crowd.country &&
            words.countryText(nameCountry(crowd.country.value), formatNumber(crowd.country.visits))}
        </LinkedFinding>
      )}
    </FindingList>
  )
}

/** Writes a share as a whole percentage; only all is 100%. */
const inWhole = (share: number) =>
  formatShare(share === 1 ? 1 : Math.min(0.99, Math.round(share * 100) / 100))

/** A sentence, its figures, and a link to the part of the page with id `to`, which may change parameters of the address. */
function LinkedFinding({
  title,
  link,
  to,
  change = {},
  children,
}: {
  title: string
  link: string
  to: string
  change?: Record<string, string>
  children: ReactNode
}) {
  const [params] = useSearchParams()
  const next = new URLSearchParams({ ...Object.fromEntries(params), ...change })
  return (
    <Finding title={title}>
      {children}{' '}
      <Link className="link whitespace-nowrap" to={`?${next}#${to}`}>
        {link}
      </Link>
    </Finding>
  )
}
