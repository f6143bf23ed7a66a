import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'
import { site } from '#words/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { SmartLink } from '../ui/smart-link.tsx'
import { RegistrationState } from './registration-state.tsx'

type LinkProps = ComponentPropsWithRef<typeof SmartLink>

const { join, dates } = site.navigation

/**
 * Links to registration while it is open; before and after that, links to the dates or shows `otherwise`, and once the
 * edition is over, shows `over`.
 */
export function RegistrationLink({
  as: Link = ButtonLink,
  href = join.href,
  children = join.label,
  otherwise,
  over,
  ...rest
}: Omit<LinkProps, 'href'> & {
  as?: ComponentType<LinkProps>
  href?: string
  otherwise?: ReactNode
  over?: ReactNode
}) {
  return (
    <RegistrationState
      over={over}
      open={
        <Link href={href} {...rest}>
          {children}
        </Link>
      }
      closed={
        otherwise === undefined ? (
          <Link href={dates.href} {...rest}>
            {dates.label}
          </Link>
        ) : (
          otherwise
        )
      }
    />
  )
}
