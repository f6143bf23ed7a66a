import { colourAt } from '#content/facts/brand-colour.ts'
import { paths } from '#content/paths.ts'
import { teamPage } from '#words/pages/team.ts'
import { volunteerRoles } from '#words/team.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { Stats } from '../../components/page-parts/stats.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Organisers } from './organisers.tsx'

export const meta = teamPage.meta

export function Component() {
  const { hero, mission, volunteers, join } = teamPage
  return (
    <>
      <PageHero compact title={hero.title} lead={hero.text} seed={paths.team} />
      <Section beside title={mission.heading}>
        <p className="measure text-lg lg:text-xl">{mission.text}</p>
      </Section>
      <div className="wrap pb-14">
        <Stats items={mission.stats} />
      </div>
      <Organisers />
      <Section title={volunteers.heading} lead={volunteers.text}>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {volunteerRoles.map(({ id, title, description, tasks }, index) => (
            <li key={id} className="border-t-2 border-figure pt-4">
              <Rosette seed={id} tint={colourAt(index + 1)} className="size-24" />
              <h3 className="mt-4">{title}</h3>
              <p className="mt-2">{description}</p>
              <h4 className="mt-4 font-semibold">{volunteers.tasksLabel}</h4>
              <ul className="list-disc ps-5">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <div className="cloth cloth-print">
        <div className="wrap grid gap-6 py-16 lg:py-24">
          <h2>{join.heading}</h2>
          <p className="measure text-lg text-muted">{join.text}</p>
          <p>
            <ButtonLink href={join.action.href}>{join.action.label}</ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
