import { schedulePage } from '#words/pages/schedule.ts'
import { DATA_APP_CLICK } from '../../boot/attributes.ts'
import { ownZone } from './own-time.ts'

const { clock } = schedulePage

/** Says whose clock the times below are in, and switches between the schedule's and the reader's own. */
export function ClockSwitch({
  zone,
  setZone,
}: {
  zone: string | undefined
  setZone: (zone?: string) => void
}) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm sm:text-base">
      <button
        type="button"
        className="link no-print noscript:hidden"
        onClick={() => setZone(zone ? undefined : ownZone())}
        {...{ [DATA_APP_CLICK]: '' }}
      >
        {zone ? clock.showScheduled : clock.showOwn}
      </button>
      <a className="link" href="#time-zones">
        {clock.all}
      </a>
      <span role="status">{zone && clock.own(zone)}</span>
    </p>
  )
}
