import './key-figures.css'
import type { ReactNode } from 'react'

/** What stands out, above the figures. */
export const FindingList = ({
  label,
  isLoading = false,
  children,
}: {
  label: string
  isLoading?: boolean
  children: ReactNode
}) => (
  <ul className="findings" aria-label={label} aria-busy={isLoading}>
    {children}
  </ul>
)

/** One thing in a sentence, then its figures and what leads to it. */
export const Finding = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h2>{title}</h2>
    <p className="text-sm text-muted">{children}</p>
  </li>
)
