import './boxes.css'
import type { TeamDetails } from '#content/forms/team.ts'
import { teamForm } from '#words/team-form.ts'

type Mode = TeamDetails['participationMode']

/** A way to take part, with its picture: people around a table at a hub, and the same circle on a screen. */
export function ModeLabel({ mode }: { mode: Mode }) {
  return (
    <>
      {teamForm.modes[mode].label}
      <svg viewBox="-50 -50 100 100" className="rosette" strokeLinecap="round" aria-hidden="true">
        {pictures[mode]}
      </svg>
    </>
  )
}

const pictures = {
  'in-person': (
    <>
      <circle r="46" strokeWidth="5" />
      <circle r="29" strokeWidth="14" pathLength="8" strokeDasharray="0 1" />
      <circle r="6" strokeWidth="12" />
    </>
  ),
  virtual: (
    <>
      <path d="M-45-38h90v62h-90zM-22 42h44" strokeWidth="7" strokeLinejoin="round" />
      <circle cy="-7" r="18" strokeWidth="9" pathLength="8" strokeDasharray="0 1" />
      <circle cy="-7" r="3.5" strokeWidth="7" />
    </>
  ),
}
