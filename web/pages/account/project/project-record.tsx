import '../../../components/form-parts/sheets.css'
import { Fragment } from 'react'
import useSWR from 'swr'
import { listTools } from '#content/forms/listed-tools.ts'
import type { ProjectDraft } from '#content/forms/project.ts'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import { projectForm } from '#words/project-form.ts'
import { Fact, OutLink } from '../../../components/page-parts/fact.tsx'
import { CopyButton } from '../../../components/ui/copy-button.tsx'
import { renderPreview, type OwnProject } from '../../../data/project.ts'
import { DatedSteps } from './dated-steps.tsx'
import { emptyDraft, listDifferences, type Field } from './merge-drafts.ts'
import { ProjectFrame } from './project-frame.tsx'
import { ProjectState } from './project-state.tsx'

const { fields: labels, sections, transports } = projectForm

const parts = {
  project: ['summary', 'description'],
  code: ['repositoryUrl', 'licence', 'demoUrl', 'videoUrl'],
  server: ['transport', 'command', 'address', 'tools', 'languages', 'dataSources'],
} as const satisfies Record<keyof typeof sections, readonly Field[]>

/** The project of a team after the deadline, to be read: what was submitted, or else what was written, and what differs from it. */
export function ProjectRecord({ own: { team, project, deadline, now } }: { own: OwnProject }) {
  const draft = project?.draft ?? emptyDraft
  const submission = project?.submission ?? undefined
  const shown: ProjectDraft = submission ?? draft
  const later = submission ? listDifferences(draft, submission) : []
  return (
    <ProjectFrame
      title={shown.title || words.untitled}
      team={team.name}
      aside={
        <div className="lg:sticky lg:top-[calc(var(--bar)+2rem)]">
          <ProjectState {...{ project, deadline }} left={0} isChanged={later.length > 0} />
          {submission && <DatedSteps {...{ deadline, now }} left={0} />}
        </div>
      }
    >
      <div className="sheets max-w-3xl min-w-0">
        {listDifferences(shown, emptyDraft).length === 0 && <p>{words.nothing}</p>}
        {Object.entries(parts).map(([id, fields]) => (
          <Part key={id} heading={sections[id as keyof typeof sections]} {...{ fields, shown }} />
        ))}
        <Part heading={words.later} fields={later} shown={draft} />
      </div>
    </ProjectFrame>
  )
}

/** The filled-in fields of a version under a heading; nothing if all are empty. */
function Part({
  heading,
  fields,
  shown,
}: {
  heading: string
  fields: readonly Field[]
  shown: ProjectDraft
}) {
  const unused = shown.transport === 'stdio' ? 'address' : 'command'
  const filled = fields.filter((field) => shown[field] && field !== unused)
  if (filled.length === 0) return null
  return (
    <section className="sheet">
      <h3 className="text-2xl">{heading}</h3>
      <dl className="grid gap-4">
        {filled.map((field) => (
          <Fact key={field} label={labels[field].label}>
            <Value field={field} of={shown} />
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Value({ field, of }: { field: Field; of: ProjectDraft }) {
  const text = of[field]
  switch (field) {
    case 'description':
      return <Description text={text} />
    case 'repositoryUrl':
      return (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-0 flex-[1_1_9rem]">
            <OutLink href={text}>{text}</OutLink>
          </span>
          <Copy field={field} text={text} />
        </span>
      )
    case 'demoUrl':
    case 'videoUrl':
      return <OutLink href={text}>{text}</OutLink>
    case 'transport':
      return of.transport && transports[of.transport].label
    case 'command':
    case 'address':
      return (
        <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <code className="code block min-w-0 max-sm:basis-full max-sm:text-sm sm:flex-1">
            {text}
          </code>
          <Copy field={field} text={text} />
        </span>
      )
    case 'tools':
      return listTools(text).map(({ name, description }) => (
        <Fragment key={name + description}>
          <code className="mt-2 block font-semibold">{name}</code>
          {description}
        </Fragment>
      ))
    default:
      return <span className="whitespace-pre-line">{text}</span>
  }
}

function Copy({ field, text }: { field: Field; text: string }) {
  const { action, what, done } = words.copy
  return (
    <CopyButton
      text={text}
      label={
        <span>
          {action}
          <span className="sr-only">{what(labels[field].label)}</span>
        </span>
      }
      done={done}
      className="min-h-9 px-3 py-1 text-sm"
    />
  )
}

/** The description as it is published; as it was written until the server has rendered it. */
function Description({ text }: { text: string }) {
  const { data } = useSWR(['description', text], () => renderPreview(text), {
    revalidateOnFocus: false,
  })
  if (!data) return <span className="whitespace-pre-line">{text}</span>
  return <div className="prose foreign mt-2" dangerouslySetInnerHTML={{ __html: data }} />
}
