import { useLocation } from 'react-router-dom'
import { measuredPages, type MeasuredPage } from '#content/wire/analytics.ts'
import { site } from '#words/site.ts'
import { DATA_OPT_OUT } from '../../boot/attributes.ts'

const words = site.footer.measured

/**
 * Says that this page is measured, at the edge of the window, so that it is read before anything is sent. The tracker is
 * loaded only on pages with this notice, and enables its checkbox.
 */
export function MeasurementNotice() {
  const { pathname } = useLocation()
  if (!measuredPages.includes(pathname as MeasuredPage)) return null
  return (
    <aside
      aria-label={words.label}
      className="no-print sticky bottom-0 z-10 border-t border-line bg-ground"
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-sm">
        <p>{words.text}</p>
        <label className="inline-flex items-center gap-3 py-1">
          <input type="checkbox" {...{ [DATA_OPT_OUT]: '' }} disabled className="size-5" />
          {words.optOut}
        </label>
      </div>
    </aside>
  )
}
