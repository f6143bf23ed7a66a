import { paths } from '#content/paths.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { Detail } from './detail.tsx'
import { Accessibility, Reminders } from './notes.tsx'
import { PhasesOverview } from './phases-overview.tsx'
import { ScheduleClosing } from './schedule-closing.tsx'
import { SeasonCalendar } from './season-calendar.tsx'
import { TimeZones } from './time-zones.tsx'

export const meta = schedulePage.meta

export function Component() {
  const { hero } = schedulePage
  return (
    <>
      <PageHero title={hero.title} lead={hero.text} aside={<SeasonCalendar />}>
        <AddToCalendar />
        <a href={paths.schedulePdf} download className="button no-print" data-variant="secondary">
          {hero.download}
        </a>
      </PageHero>
      <PhasesOverview />
      <Detail />
      <TimeZones />
      <Accessibility />
      <Reminders />
      <ScheduleClosing />
    </>
  )
}
