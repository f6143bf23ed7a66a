import type { ReactNode } from 'react'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import { OwnFrame } from '../../../components/personal/own-frame.tsx'

/** The page of a team's project: its title, how it stands (`aside`), and the project itself. */
export function ProjectFrame({
  title,
  team,
  aside,
  children,
}: {
  title: string
  team: string
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <OwnFrame
      words={{ ...words, heading: title, lead: words.team(team) }}
      ground="bg-panel"
      className="gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <section aria-labelledby="form" className="contents">
        <div>
          <h2 id="form" className="text-3xl">
            {words.formHeading}
          </h2>
          {aside}
        </div>
        {children}
      </section>
    </OwnFrame>
  )
}
