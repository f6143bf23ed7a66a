import { site } from '#words/site.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { SmartLink } from '../ui/smart-link.tsx'

const { footer } = site
const groups = [footer.event, footer.resources, footer.social, footer.account]

export function Footer() {
  return (
    <footer className="cloth mt-auto">
      <div className="wrap grid gap-8 py-10 lg:grid-cols-[1.4fr_3fr]">
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
                      className="inline-block py-0.5 text-muted hover:underline"
                    >
                      {link.label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="border-t border-line pt-6 text-sm text-muted lg:col-span-2">
          <p>{`${footer.credit} ${footer.rights}`}</p>
          <p className="no-print mt-2 flex flex-wrap gap-x-6">
            {footer.legal.map(({ label, href }) => (
              <SmartLink key={href} href={href} className="inline-block py-1 hover:underline">
                {label}
              </SmartLink>
            ))}
          </p>
        </div>
      </div>
    </footer>
  )
}
