import * as z from 'zod/mini'
import { evaluationCriteria, prizes } from '#content/catalogue/judging.ts'
import { tracks, type Track } from '#content/catalogue/tracks.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { technicalRequirements } from '#words/judging.ts'
import { mcpWords } from '#words/mcp.ts'
import { defineTool } from './define-tool.ts'

const text = z.object({ title: z.string(), description: z.string() })

const listTracks = defineTool(
  'list_tracks',
  z.object({}),
  z.object({
    tracks: z.array(
      z.object({ id: z.string(), name: z.string(), summary: z.string(), url: z.string() }),
    ),
  }),
  (_input, origin) => ({
    tracks: tracks.map(({ id, name, summary }) => ({ id, name, summary, url: urlOf(origin, id) })),
  }),
)

const getTrack = defineTool(
  'get_track',
  z.object({ id: z.string().check(z.maxLength(100), z.describe(mcpWords.tools.get_track.id)) }),
  z.object({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    description: z.string(),
    exampleServers: z.array(z.string()),
    usefulData: z.array(z.string()),
    technicalRequirements: z.array(text),
    evaluationCriteria: z.array(
      z.object({ name: z.string(), weightPercent: z.number(), description: z.string() }),
    ),
    prizes: z.array(z.object({ place: z.string(), amount: z.string() })),
    submissionDeadline: z.string(),
    url: z.string(),
  }),
  ({ id }, origin) => {
    const track = findTrack(id)
    if (!track)
      throw new Error(
        mcpWords.unknown.track(
          id,
          tracks.map((known) => known.id),
        ),
      )
    return {
      ...track,
      exampleServers: [...track.exampleServers],
      usefulData: [...track.usefulData],
      technicalRequirements: technicalRequirements.map(({ title, description }) => ({
        title,
        description,
      })),
      evaluationCriteria: evaluationCriteria.map(({ name, weight, description }) => ({
        name,
        weightPercent: weight,
        description,
      })),
      prizes: prizes.map(({ place, amount }) => ({ place, amount })),
      submissionDeadline: event.submissionDeadline,
      url: urlOf(origin, id),
    }
  },
)

export const trackTools = [listTracks, getTrack]

/** Finds a track by its id. */
export const findTrack = (id: string): Track | undefined => tracks.find((track) => track.id === id)

/** Renders a track as a short Markdown document. */
export function renderTrack({
  name,
  summary,
  description,
  exampleServers,
  usefulData,
}: Track): string {
  const list = (title: string, items: readonly string[]) =>
    `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`
  const { examples, data } = mcpWords.track
  return [
    `# ${name}`,
    summary,
    description,
    list(examples, exampleServers),
    list(data, usefulData),
  ].join('\n\n')
}

const urlOf = (origin: string, id: string) => origin + paths.track(id)
