import { colourAt } from '#content/facts/brand-colour.ts'
import { paths } from '#content/paths.ts'
import { teamPage } from '#words/pages/team.ts'
import { volunteerRoles } from '#words/team.ts'
import { Tile } from '../../components/page-parts/benefits.tsx'
import { Closing } from '../../components/page-parts/closing.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { Stats } from '../../components/page-parts/stats.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Organisers } from './organisers.tsx'

export const meta = teamPage.meta

export function Component() {
  const { hero, mission, volunteers, join } = teamPage
  return (
    <>
      <PageHero compact title={hero.title} lead={hero.text} seed={paths.team} tint="clay" />
      <Section beside title={mission.heading}>
        <p className="measure text-lg lg:text-xl">{mission.text}</p>
      </Section>
      <div className="wrap pb-14">
        <Stats items={mission.stats} />
      </div>
      <Organisers />
      <Section title={volunteers.heading} lead={volunteers.text}>
        <ul className="tiles">
          {volunteerRoles.map(({ id, title, description, tasks }, index) => (
            <Tile key={id} seed={id} tint={colourAt(index + 1)} title={title}>
              <p className="mt-2">{description}</p>
              <h4 className="mt-4 font-semibold">{volunteers.tasksLabel}</h4>
              <ul className="list-disc ps-5">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </Tile>
          ))}
        </ul>
      </Section>
      <Closing title={join.heading} tint="leaf">
        <p className="measure text-lg text-muted">{join.text}</p>
        <p>
          <ButtonLink href={join.action.href}>{join.action.label}</ButtonLink>
        </p>
      </Closing>
    </>
  )
}
