import { useLocation } from 'react-router-dom'
import { measuredPrefix } from '#content/wire/analytics.ts'
import { site } from '#words/site.ts'
import { DATA_OPT_OUT } from '../../boot/attributes.ts'
import { pageAt } from '../../routes.tsx'
import { Rosette } from '../page-parts/rosette.tsx'
import { SmartLink } from '../ui/smart-link.tsx'

const { footer } = site
const groups = [footer.event, footer.resources, footer.social, footer.account]

export function Footer() {
  const { pathname } = useLocation()
  const isMeasured = pathname.startsWith(measuredPrefix) && !pageAt(pathname).page.isMissing
  return (
    <footer className="cloth mt-auto border-t border-line">
      <div className="wrap grid gap-10 py-12 lg:grid-cols-[1.4fr_3fr]">
        <div>
          <p className="flex items-center gap-3 font-display text-xl font-bold">
            <Rosette seed="mcphack" className="size-10 text-ochre" />
            {site.name}
          </p>
          <p className="measure mt-4 text-muted">{footer.intro}</p>
        </div>
        {/* Two columns on a phone, or one if the text is too large for two. */}
        <nav
          className="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] gap-8 md:grid-cols-4"
          aria-label={footer.label}
        >
          {groups.map((group) => (
            <div key={group.title}>
              <p className="mb-2 font-semibold">{group.title}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <SmartLink
                      href={link.href}
                      className="inline-block py-1 text-muted hover:underline"
                    >
                      {link.label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="border-t border-line pt-6 text-sm text-muted lg:col-span-2">
          {footer.credit} {footer.rights}
        </p>
        {isMeasured && <MeasurementNotice />}
      </div>
    </footer>
  )
}

/** Says that this page is measured. The tracker is loaded only on pages with this notice, and enables its checkbox. */
function MeasurementNotice() {
  return (
    <div className="text-sm text-muted lg:col-span-2">
      <p className="measure">{footer.measured.text}</p>
      <label className="mt-2 inline-flex items-center gap-3 py-1">
        <input type="checkbox" {...{ [DATA_OPT_OUT]: '' }} disabled className="size-5" />
        {footer.measured.optOut}
      </label>
    </div>
  )
}
