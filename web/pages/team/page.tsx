import { paths } from '#content/paths.ts'
import { teamPage } from '#words/pages/team.ts'
import { volunteerRoles } from '#words/team.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { StatLine } from '../../components/page-parts/stat-line.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Organisers } from './organisers.tsx'
import './team.css'

export const meta = teamPage.meta

export function Component() {
  const { hero, mission, volunteers, join } = teamPage
  return (
    <>
      <PageHero compact title={hero.title} lead={hero.text} seed={paths.team} tint="clay" />
      <Section beside title={mission.heading} className="mission">
        <p className="measure mb-6 text-lg lg:text-xl">{mission.text}</p>
        <StatLine items={mission.stats} />
      </Section>
      <Organisers />
      <Section title={volunteers.heading} lead={volunteers.text}>
        <ul className="rows roles">
          {volunteerRoles.map(({ id, title, description, tasks }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{description}</p>
              <div className="mt-3">
                <h4 className="font-semibold">{volunteers.tasksLabel}</h4>
                <ul className="mt-1 list-[square] ps-5 marker:text-accent">
                  {tasks.map((task) => (
                    <li key={task}>{task}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Closing title={join.heading} tint="leaf">
        <p className="measure text-lg">{join.text}</p>
        <p>
          <ButtonLink href={join.action.href}>{join.action.label}</ButtonLink>
        </p>
      </Closing>
    </>
  )
}
