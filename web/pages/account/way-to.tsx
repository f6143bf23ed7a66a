import type { ReactNode } from 'react'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** A link to a page, with a line about it. The next thing to do stands out. */
export const WayTo = ({
  href,
  label,
  isNext = false,
  tone,
  children,
}: {
  href: string
  label: string
  isNext?: boolean
  /** The mark before the line, if it is a state. */
  tone?: 'good' | 'hot' | 'late' | undefined
  children: ReactNode
}) => (
  <li data-next={isNext || undefined}>
    <SmartLink href={href} className="way">
      <span className="way-name font-display">{label}</span>{' '}
      <span className={tone && 'state'} data-tone={tone}>
        {children}
      </span>
    </SmartLink>
  </li>
)
