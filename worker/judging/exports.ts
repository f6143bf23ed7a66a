import type { TrackId } from '#content/facts/tracks.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { trackNames } from '#words/track-names.ts'
import type { ExportedList } from '../admin/send-export.ts'
import type { Database } from '../db/client.ts'
import { readResults } from './results.ts'

type Result = Awaited<ReturnType<typeof readResults>>['projects'][number]

const { columns, ...words } = judgingPanel.results

/** Reads the results as the list shows them, of one track or of all. */
async function readRows(db: Database, track: TrackId | undefined) {
  const { projects } = await readResults(db)
  return track ? projects.filter(({ trackId }) => trackId === track) : projects
}

/** The projects by their adjusted points. */
export const exportedResults: ExportedList<{ track?: TrackId }, Result> = {
  name: 'results',
  columns: [
    { id: 'place', label: columns.place, cell: (row) => row.evenedPlace },
    { id: 'project', label: columns.project, cell: (row) => row.title },
    { id: 'team', label: words.team, cell: (row) => row.teamName },
    { id: 'track', label: words.track, cell: (row) => trackNames[row.trackId] ?? row.trackId },
    { id: 'evened', label: columns.evened, cell: (row) => row.evened },
    { id: 'raw', label: columns.raw, cell: (row) => row.raw },
    { id: 'rawPlace', label: columns.rawPlace, cell: (row) => row.rawPlace },
    { id: 'scores', label: columns.scores, cell: (row) => row.judgements },
    { id: 'group', label: words.groupColumn, cell: (row) => row.group },
  ],
  read: async (db, { track }, last) => (last ? [] : readRows(db, track)),
}
