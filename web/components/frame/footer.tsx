import { site } from '#words/site.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { SmartLink } from '../ui/smart-link.tsx'

const { footer } = site
const groups = [footer.event, footer.resources, footer.social]

export function Footer() {
  return (
    <footer className="cloth cloth-print mt-auto overflow-clip">
      <div className="wrap grid gap-x-8 gap-y-6 py-8 text-sm lg:grid-cols-[5fr_7fr]">
        <div>
          <p className="flex items-center gap-3 font-display text-xl font-bold">
            <Rosette seed="mcphack" className="size-10 text-ochre" />
            {site.name}
          </p>
          <p className="mt-4 max-w-[48ch] text-balance text-muted">{footer.intro}</p>
        </div>
        <nav className="grid gap-x-3 gap-y-6 lg:row-span-2" aria-label={footer.label}>
          {groups.map((group) => (
            <div key={group.title}>
              <p className="mb-2 font-semibold">{group.title}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <SmartLink href={link.href}>{link.label}</SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="self-end text-muted">
          <p>{`${footer.credit} ${footer.rights}`}</p>
          <p className="no-print mt-2 flex flex-wrap gap-x-6">
            {footer.legal.map(({ label, href }) => (
              <SmartLink key={href} href={href}>
                {label}
              </SmartLink>
            ))}
          </p>
        </div>
      </div>
      {/* Woven into the cloth from edge to edge, and cut by its lower edge. */}
      <p className="no-print wrap font-display" aria-hidden="true">
        {site.name}
      </p>
    </footer>
  )
}
