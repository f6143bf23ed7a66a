// Invented check-ins of the sample teams, as they stand at a time of the edition.
import { checkIns } from '#content/check-ins.ts'
import { makeId, makeRandom } from './sample-teams.mjs'

const progress = [
  'We met twice and chose the data we start from.',
  'The first tool answers, with tests. The README has one example.',
  'Three tools work. A teacher tried them on her phone and found two mistakes, which are mended.',
]
const blockers = [
  'The agency has not answered our request for its data.',
  'One of us has no power until Friday.',
  'We do not know how to test the transport.',
]

/** The shares of the teams that tell at each check-in, and of those that something blocks. */
const TOLD = [0.85, 0.75, 0.6]
const BLOCKED = 0.15

/**
 * @param {ReturnType<typeof import('./sample-teams.mjs').makeTeams>} teams
 * @param {number} now milliseconds; nothing is told before a check-in opens
 */
export function makeCheckIns(teams, now) {
  const random = makeRandom(23)
  return checkIns.flatMap(({ number, opens, closes }, index) =>
    teams.flatMap(({ id: teamId }) => {
      const [share, trouble, time] = [random(), random(), random()]
      const at = new Date(opens + time * (closes - opens))
      const revision = makeId(random)
      if (share > TOLD[index] || at.getTime() > now) return []
      const isBlocked = trouble < BLOCKED
      return {
        teamId,
        number,
        revision,
        isBlocked,
        details: {
          standing: isBlocked ? 'stuck' : ['planning', 'building', 'working'][index],
          progress: progress[index],
          blockers: isBlocked ? blockers[Math.floor(time * blockers.length)] : '',
          link: '',
        },
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
}
