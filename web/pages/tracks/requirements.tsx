import './pictured.css'
import { technicalRequirements } from '#words/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Section } from '../../components/page-parts/section.tsx'
import drawings from './requirements.svg?no-inline'

/**
 * The requirements that a project must meet to be judged. Their drawings are views of one picture, which loads only when the
 * reader scrolls near it.
 */
export function Requirements() {
  const { heading, text } = tracksPage.requirements
  return (
    <div className="bg-panel">
      <Section title={heading} lead={text}>
        <ol className="pictured">
          {technicalRequirements.map(({ id, title, description }, index) => (
            <li key={id}>
              <img src={`${drawings}#${index + 1}`} loading="lazy" alt="" />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
