import { useRef, useState } from 'react'
import { paths } from '#content/paths.ts'
import { accountPage } from '#words/pages/account.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { forgetTeamLink, readTeamLink } from '../../data/kept-team-link.ts'

const text = accountPage.keptTeam

/**
 * Offers the team whose link was opened in this browser before the sign-in. It does not name the team: on a shared device,
 * someone else may have opened the link.
 */
export function KeptTeam() {
  const [token, setToken] = useState(readTeamLink)
  const box = useRef<HTMLDivElement>(null)

  function dismiss() {
    forgetTeamLink()
    changeAndRestoreFocus(
      () => setToken(undefined),
      () => box.current,
    )
  }

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {token && (
        <Notice
          as="section"
          aria-label={text.label}
          className="mt-10 grid justify-items-start gap-4"
        >
          <p className="measure">{text.text}</p>
          <div className="buttons">
            <ButtonLink href={paths.joinBy(token)}>{text.action}</ButtonLink>
            <Button variant="secondary" onClick={dismiss}>
              {text.dismiss}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
