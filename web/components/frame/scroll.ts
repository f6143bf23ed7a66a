import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where each entry of the history was left, in pixels. */
const positions = new Map<string, number>()

/** A new page starts at its top with the focus on its content; Back and Forward return to where one was. */
export function useScroll() {
  const { key, pathname, hash } = useLocation()
  const action = useNavigationType()
  const shown = useRef({ key, pathname, hash })

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(shown.current.key, scrollY)
    // Outside the app, reload and Back are the browser's own.
    const handBack = () => (history.scrollRestoration = 'auto')
    remember()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', handBack)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', handBack)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current.key === key && shown.current.hash === hash) return
    const samePage = shown.current.pathname === pathname
    shown.current = { key, pathname, hash }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    // An entry that a plain link to a #part made carries no key of its own, so its place is the part.
    const keyless = key === 'default' && target
    if (action === 'POP' && !keyless)
      scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (target) target.scrollIntoView()
    else if (!samePage) scrollTo({ top: 0, behavior: 'instant' })
    if (!samePage) document.getElementById('content')?.focus({ preventScroll: true })
  }, [key, pathname, hash, action])
}
