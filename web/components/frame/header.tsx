import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { isOwn, paths } from '#content/paths.ts'
import { site } from '#words/site.ts'
import { DATA_DISMISS } from '../../boot/attributes.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { RegistrationLink } from '../registration/registration-link.tsx'
import { ButtonLink } from '../ui/button.tsx'

const { navigation, menu } = site
const drawerLinks = [...navigation.bar, ...navigation.more, navigation.last]

/** The bar over every page, and the drawer that replaces its links on narrow screens. Both work without JavaScript. */
export function Header() {
  const more = useRef<HTMLDetailsElement>(null)
  const drawer = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Pages for work and accounts do without the links for visitors.
  const end = isOwn(pathname) ? 1 : undefined
  const last = useRef(pathname)
  useEffect(() => {
    // Not when the app starts: a reader may have opened them before.
    if (last.current === pathname) return
    last.current = pathname
    more.current?.removeAttribute('open')
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }, [pathname])

  return (
    <header className="bar cloth no-print bg-transparent!">
      <div className="wrap flex h-(--bar) items-center gap-2">
        <NavLink to={paths.home} discover="none" className="brand" end>
          <Rosette seed="mcphack" className="text-ochre" />
          <span>{site.name}</span>
        </NavLink>
        <nav aria-label={navigation.label} className="hidden items-center lg:flex">
          {navigation.bar.slice(0, end).map((link) => (
            <BarLink key={link.href} href={link.href}>
              {link.label}
            </BarLink>
          ))}
          {!end && (
            <>
              <details ref={more} className="relative" {...{ [DATA_DISMISS]: '' }}>
                <summary className="bar-link caret">{menu.more}</summary>
                <ul className="cloth absolute end-0 top-full grid min-w-40 gap-1 border border-line p-2">
                  {navigation.more.map((link) => (
                    <li key={link.href}>
                      <BarLink href={link.href}>{link.label}</BarLink>
                    </li>
                  ))}
                </ul>
              </details>
              <BarLink href={navigation.last.href}>{navigation.last.label}</BarLink>
            </>
          )}
          <AccountLinks />
        </nav>
        {!end && (
          <>
            <ButtonLink
              href={navigation.partner.href}
              variant="secondary"
              className="bar-partner ms-2"
            >
              {navigation.partner.label}
            </ButtonLink>
            <RegistrationLink className="max-sm:hidden" />
          </>
        )}
        <button
          type="button"
          popoverTarget="menu"
          className="button drawer-button px-(--side) lg:hidden"
          data-variant="secondary"
        >
          {menu.open}
        </button>
      </div>
      <nav
        id="menu"
        ref={drawer}
        popover="auto"
        aria-label={menu.title}
        className="drawer cloth lg:hidden!"
      >
        <p className="mb-4 text-end">
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="button drawer-button"
            data-variant="secondary"
          >
            {menu.close}
          </button>
        </p>
        {!end && (
          <div className="buttons mb-4">
            <RegistrationLink />
            <ButtonLink href={navigation.partner.href} variant="secondary">
              {navigation.partner.label}
            </ButtonLink>
          </div>
        )}
        <ul className="grid border-t border-line">
          {drawerLinks.slice(0, end).map((link) => (
            <li key={link.href + link.label} className="border-b border-line">
              <BarLink href={link.href}>{link.label}</BarLink>
            </li>
          ))}
          <li className="grid border-b border-line">
            <AccountLinks />
          </li>
        </ul>
      </nav>
    </header>
  )
}

function BarLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <NavLink to={href} discover="none" className="bar-link">
      {children}
    </NavLink>
  )
}

/** The links for both states; CSS shows those that fit, because the boot script marks a document with a session. */
function AccountLinks() {
  return (
    <>
      <NavLink to={navigation.signIn.href} discover="none" className="when-signed-out bar-link">
        {navigation.signIn.label}
      </NavLink>
      <NavLink to={navigation.dashboard.href} discover="none" className="when-staff bar-link">
        {navigation.dashboard.label}
      </NavLink>
      <NavLink to={navigation.account.href} discover="none" className="when-signed-in bar-link">
        {navigation.account.label}
      </NavLink>
    </>
  )
}
