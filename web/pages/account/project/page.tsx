import '../../../styles/app.css'
import { Suspense } from 'react'
import { paths } from '#content/paths.ts'
import { ownProjectPage } from '#words/pages/own-project.ts'
import { OwnFrame } from '../../../components/personal/own-frame.tsx'
import { FailedPart, makeLate } from '../../../components/ui/late-part.tsx'
import { useOwnProject } from '../../../data/project.ts'
import { TeamFailed, TeamPage, Waiting } from '../team-page.tsx'

export const meta = ownProjectPage.meta

const words = { ...ownProjectPage, heading: ownProjectPage.untitled }

// Apart, because the form is the larger part of the page; loaded while the project is.
const loadEditor = () => import('./editor.tsx')
const ProjectEditor = makeLate(loadEditor, ({ onRetry }) => (
  <OwnFrame words={words}>
    <FailedPart onRetry={onRetry} />
  </OwnFrame>
))

/** The project of a team of the reader. */
export function Component() {
  return (
    <TeamPage path={paths.ownProject} words={words} load={loadEditor}>
      {(teamId) => <ProjectOf key={teamId} teamId={teamId} />}
    </TeamPage>
  )
}

function ProjectOf({ teamId }: { teamId: string }) {
  const { data, error, mutate } = useOwnProject(teamId)
  if (data)
    return (
      <Suspense fallback={<Waiting words={words} />}>
        <ProjectEditor own={data} />
      </Suspense>
    )
  if (error) return <TeamFailed words={words} error={error} onRetry={() => void mutate()} />
  return <Waiting words={words} />
}
