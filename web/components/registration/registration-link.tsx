import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'
import { site } from '#words/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { SmartLink } from '../ui/smart-link.tsx'
import { RegistrationState } from './registration-state.tsx'

type LinkProps = ComponentPropsWithRef<typeof SmartLink>

const { join, dates } = site.navigation

/** Links to registration while it is open; before and after that, links to the dates or shows `otherwise`. */
export function RegistrationLink({
  as: Link = ButtonLink,
  href = join.href,
  children = join.label,
  otherwise,
  ...rest
}: Omit<LinkProps, 'href'> & {
  as?: ComponentType<LinkProps>
  href?: string
  otherwise?: ReactNode
}) {
  return (
    <RegistrationState
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
