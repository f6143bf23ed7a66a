import './requirements.css'
import { technicalRequirements } from '#words/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Section } from '../../components/page-parts/section.tsx'

/** The numbered requirements that a project must meet to be judged. */
export function Requirements() {
  const { heading, text } = tracksPage.requirements
  return (
    <div className="bg-panel">
      <Section title={heading} lead={text}>
        <ol className="requirements">
          {technicalRequirements.map(({ id, title, description }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
