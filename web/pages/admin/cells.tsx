import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { event } from '#content/facts/event.ts'
import { formatMoment } from '#content/format/moments.ts'
import { shortenMoment } from '#content/format/short-day.ts'
import { adminPage } from '#words/pages/admin.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import type { Column } from '../../components/ui/table.tsx'

export const none = adminPage.table.none

export function MailLink({ address, subject }: { address: string; subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <a className="link" href={`mailto:${address}${query}`}>
      <Address of={address} />
    </a>
  )
}

/** An address of mail, which breaks before its domain if it is long. */
export function Address({ of: address }: { of: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span dir="ltr">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

export function PhoneLink({ number }: { number: string | null }) {
  if (!number) return none
  return (
    <a className="link tabular" dir="ltr" href={`tel:${number}`}>
      {number}
    </a>
  )
}

/** A day. Its year is shown on wide screens only, and only if it is not the edition's. */
export function DateCell({ time }: { time: string | null }) {
  if (!time) return none
  return (
    <time dateTime={time} title={formatMoment(time)} className="tabular whitespace-nowrap">
      {shortenMoment(time)}
      {!time.startsWith(`${event.year}`) && <Wide> {time.slice(0, 4)}</Wide>}
    </time>
  )
}

/** A link to a person's profile on another site, shown as `shown` or the handle; a dash if there is none. */
export function ProfileLink({
  href,
  label,
  shown,
}: {
  href: string | null
  label: string
  shown?: string
}) {
  if (!href) return none
  const handle = href.replace(/^https?:\/\/[^/]+\//, '').replace(/[/?#].*/, '')
  return (
    <SmartLink className="link" href={href}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{shown || handle || adminPage.members.profile}</span>
    </SmartLink>
  )
}

/** A button that opens a row's dialog and looks like a link. Where a row has two lines, all of it opens the dialog. */
export function OpenButton({
  children,
  isSeen = false,
  onClick,
}: {
  children: ReactNode
  /** True once someone has taken it up. */
  isSeen?: boolean
  onClick: () => void
}) {
  const weight = isSeen ? 'font-normal' : 'font-semibold'
  return (
    <button
      type="button"
      className={`link open-row cursor-pointer text-start ${weight}`}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** The page that was last opened from a list. */
let lastOpened: string | undefined

/** The same as a link to a page of its own, from which the way leads back to this list. */
export function OpenLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Whoever comes back is where they were, unless they have gone on by themselves.
    if (to === lastOpened && document.activeElement?.matches('body, main')) link.current?.focus()
    if (to === lastOpened) lastOpened = undefined
  }, [to])
  return (
    <Link
      ref={link}
      className="link open-row font-semibold"
      to={to}
      state={{ from: pathname + search }}
      onClick={() => (lastOpened = to)}
    >
      {children}
    </Link>
  )
}

/** A person's name above their e-mail address. Where a row has two lines, `place` follows the name instead. */
export function Contact({
  name,
  place,
  ...mail
}: {
  name: string
  place?: string | null
  address: string
  subject?: string
}) {
  return (
    <span className="justify-items-start min-[52rem]:grid">
      {name}
      <Narrow>{place && `, ${place}`}</Narrow>
      <Wide>
        <MailLink {...mail} />
      </Wide>
    </span>
  )
}

/** Shown only where a row has two lines. */
export function Narrow({ children }: { children: ReactNode }) {
  return children && <span className="min-[52rem]:hidden">{children}</span>
}

/** Shown only where a list is a table. */
export function Wide({ children }: { children: ReactNode }) {
  return <span className="max-[52rem]:hidden">{children}</span>
}

/** Returns the column with the time at which a row was created, by which every list is sorted first. */
export const sinceColumn = (id: string, label: string): Column<{ createdAt: string }> => ({
  id,
  label,
  sort: 'created',
  isTime: true,
  place: 'time',
  cell: ({ createdAt }) => <DateCell time={createdAt} />,
})

/** The labelled values in a dialog. */
export function Facts({
  items,
}: {
  items: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[10rem_1fr] sm:gap-y-2">
      {items.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sm leading-6 text-muted max-sm:mt-3">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value || none}</dd>
        </div>
      ))}
    </dl>
  )
}
