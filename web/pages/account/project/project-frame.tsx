import type { ReactNode } from 'react'
import { paths } from '#content/paths.ts'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import { Rosette } from '../../../components/page-parts/rosette.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'

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
    <>
      <div className="cloth cloth-print overflow-clip pt-(--bar)">
        <div className="wrap flex items-center justify-between gap-8 py-8 lg:py-12">
          <div className="min-w-0">
            <p className="mb-4">
              <SmartLink className="link back" href={paths.account}>
                {words.back}
              </SmartLink>
            </p>
            <h1 className="text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
            <p className="mt-3 text-lg wrap-anywhere text-muted">{words.team(team)}</p>
          </div>
          <Rosette seed={title} className="size-24 shrink-0 text-ochre sm:size-32" />
        </div>
      </div>
      <section aria-labelledby="form" className="bg-panel">
        <div className="wrap grid gap-6 py-10 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16">
          <div>
            <h2 id="form" className="text-3xl">
              {words.formHeading}
            </h2>
            {aside}
          </div>
          {children}
        </div>
      </section>
    </>
  )
}
