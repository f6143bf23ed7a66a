import type { ReactNode } from 'react'
import { SmartLink } from '../ui/smart-link.tsx'

/** One line of a list of facts (`dl`): what it is called, and below it the value, which may be in any script. */
export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="border-t border-line pt-3">
    <dt className="text-sm wrap-anywhere text-muted">{label}</dt>
    <dd className="wrap-anywhere">
      <bdi>{children}</bdi>
    </dd>
  </div>
)

/** A link that a team gave, or nothing: search engines do not count it as ours. */
export const OutLink = ({
  href,
  label,
  children,
}: {
  href: string
  /** Says more than the text, which must be part of it. */
  label?: string
  children: string
}) =>
  href && (
    <SmartLink aria-label={label} href={href} rel="nofollow noreferrer" className="link">
      {children}
    </SmartLink>
  )
