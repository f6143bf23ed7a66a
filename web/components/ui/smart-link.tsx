import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'
import { site } from '#words/site.ts'

/** Tells whether the Worker renders the page, which the app in the browser does not have. */
const isProjects = (href: string) => href.split(/[/?]/)[1] === 'projects'

/** A link. Inside the site it uses the router; to other sites it opens a new tab, says so, and is marked with an arrow. */
export function SmartLink({
  href,
  children,
  ...rest
}: ComponentPropsWithRef<'a'> & { href: string }) {
  const isFile = /\.\w+$/.test(href)
  if (/^[/?]/.test(href) && !isFile) {
    return (
      <Link to={href} discover="none" reloadDocument={isProjects(href)} {...rest}>
        {children}
      </Link>
    )
  }
  if (!href.startsWith('http')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <span className="sr-only">{` (${site.opensInNewTab})`}</span>
    </a>
  )
}
