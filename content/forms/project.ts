import * as z from 'zod/mini'
import { isRequired, reload, tooShort } from '#words/forms.ts'
import * as words from '#words/project-messages.ts'
import { licences } from '../facts/licences.ts'
import { transports } from '../wire/transports.ts'
import { line, lines, oneOf, optionalLine, optionalLines, type Limits } from './fields.ts'
import { listTools } from './listed-tools.ts'
import { isPublicLink, isRepository, isVideoLink, toRepository } from './public-link.ts'

const link = { most: 300 }

/** Together less than the 64 KB of a request, even in a script of three bytes to a character. */
export const projectLimits = {
  title: { least: 3, most: 80 },
  summary: { least: 10, most: 140 },
  description: { least: 100, most: 15_000 },
  repositoryUrl: link,
  demoUrl: link,
  videoUrl: link,
  command: { most: 300 },
  address: link,
  tools: { most: 3000 },
  languages: { most: 200 },
  dataSources: { least: 10, most: 1000 },
} satisfies Record<string, Limits>

/** The revision that the fields were read from; null for the first version of a project. */
const revision = z.nullable(z.uuid(reload))

/** A project as it is being written: nothing is required, and a half-typed address is kept too. */
export const projectDraftSchema = z.object({
  revision,
  title: optionalLine(words.title, projectLimits.title),
  summary: optionalLine(words.summary, projectLimits.summary),
  description: optionalLines(words.description, projectLimits.description),
  repositoryUrl: optionalLine(words.repository, projectLimits.repositoryUrl),
  demoUrl: optionalLine(words.demo, projectLimits.demoUrl),
  videoUrl: optionalLine(words.video, projectLimits.videoUrl),
  transport: z.prefault(oneOf(['', ...transports], words.transport), ''),
  command: optionalLine(words.command, projectLimits.command),
  address: optionalLine(words.address, projectLimits.address),
  tools: optionalLines(words.tools, projectLimits.tools),
  licence: z.prefault(oneOf(['', ...licences], words.licence), ''),
  languages: optionalLine(words.languages, projectLimits.languages),
  dataSources: optionalLines(words.dataSources, projectLimits.dataSources),
})

/** A description that is to be shown as it will be published. */
export const previewSchema = z.object({
  description: lines(words.description, { ...projectLimits.description, least: 0 }),
})

const publicLink = z.refine<string>((text) => text === '' || isPublicLink(text), words.publicLink)

const completeFields = {
  title: line(
    words.title,
    projectLimits.title,
    tooShort(words.title, projectLimits.title.least),
  ).check(z.regex(/\p{L}/u, words.titleLetters)),
  summary: line(
    words.summary,
    projectLimits.summary,
    tooShort(words.summary, projectLimits.summary.least),
  ),
  description: lines(
    words.description,
    projectLimits.description,
    tooShort(words.description, projectLimits.description.least),
  ),
  repositoryUrl: line(words.repository, projectLimits.repositoryUrl, words.repositoryAddress).check(
    z.overwrite(toRepository),
    z.refine(isRepository, words.repositoryAddress),
  ),
  demoUrl: optionalLine(words.demo, projectLimits.demoUrl).check(publicLink),
  videoUrl: optionalLine(words.video, projectLimits.videoUrl).check(
    z.refine((text) => text === '' || isVideoLink(text), words.videoAddress),
  ),
  transport: oneOf(transports, words.transport),
  command: optionalLine(words.command, projectLimits.command),
  address: optionalLine(words.address, projectLimits.address),
  tools: lines(words.tools, projectLimits.tools, words.noTools).check(
    z.superRefine((text, context) => {
      for (const [index, { name, description }] of listTools(text).entries()) {
        if (name && description) continue
        context.addIssue({ code: 'custom', message: words.wrongTool(index + 1) })
        return
      }
    }),
  ),
  licence: oneOf(licences, words.licence),
  languages: line(words.languages, projectLimits.languages, words.noLanguages),
  dataSources: lines(words.dataSources, projectLimits.dataSources, words.noDataSources),
}

type Connection = { transport?: string; command?: string; address?: string }

/** Requires a field of those who connect in one way, also while other fields are still wrong. */
function needs(
  transport: string,
  field: 'command' | 'address',
  isRight: (text: string) => boolean,
  message: string,
) {
  // What is no text at all is refused by the field itself.
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return z.refine<Connection>(
    (project) => project.transport !== transport || isRight(textOf(project[field])),
    { path: [field], message, when: ({ value }) => typeof value === 'object' && value !== null },
  )
}

// Fields of the other way to connect may be half filled in and are not submitted.
const withoutOtherWay = z.overwrite<Required<Connection>>((project) => ({
  ...project,
  command: project.transport === 'stdio' ? project.command : '',
  address: project.transport === 'stdio' ? '' : project.address,
}))

const connection = [
  needs('stdio', 'command', (text) => text !== '', isRequired(words.command)),
  needs('streamable-http', 'address', isPublicLink, words.publicLink),
  withoutOtherWay,
] as const

/** The fields of a submitted project: complete. */
export const projectFormSchema = z.object(completeFields).check(...connection)

/** A project to submit, with the revision that it was read at. */
export const projectSchema = z.object({ revision, ...completeFields }).check(...connection)

export type ProjectDraftForm = z.input<typeof projectDraftSchema>
export type ProjectForm = z.input<typeof projectSchema>
/** A project as it is stored while it is written: every field is a text, and may be empty. */
export type ProjectDraft = Omit<z.output<typeof projectDraftSchema>, 'revision'>
/** A submitted project. */
export type ProjectDetails = z.output<typeof projectFormSchema>
