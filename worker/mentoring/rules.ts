import type { MentorOffer } from '#content/forms/mentoring.ts'

type Asked = { trackId: string; language: string; country: string; hubId: string | null }
type Free = Pick<MentorOffer, 'trackIds' | 'languages' | 'countries' | 'hubIds' | 'places'> & {
  id: string
  name: string
  /** How many teams they have. */
  teams: number
}

/** What a mentor and a team have in common. */
export type Fit = 'language' | 'track' | 'place'

/** How much each counts: nobody can help without a common language. */
const weights: Record<Fit, number> = { language: 4, track: 2, place: 1 }

const covers = (chosen: readonly string[], wanted: string | null) =>
  chosen.length === 0 || (wanted !== null && chosen.includes(wanted))

function fitsOf(mentor: Free, asked: Asked): Fit[] {
  const hasPlaces = mentor.countries.length + mentor.hubIds.length > 0
  const isNear =
    !hasPlaces ||
    mentor.countries.some((country) => country === asked.country) ||
    mentor.hubIds.some((hubId) => hubId === asked.hubId)
  return [
    ...(mentor.languages.some((language) => language === asked.language)
      ? (['language'] as const)
      : []),
    ...(covers(mentor.trackIds, asked.trackId) ? (['track'] as const) : []),
    ...(isNear ? (['place'] as const) : []),
  ]
}

/**
 * Suggests mentors for a team, at most `most`: those who speak its language first, then those of its track, then those near it;
 * among equals the one with the smaller share of their places taken, then by id. `free` are mentors who may take the team.
 */
export function suggestMentors(asked: Asked, free: readonly Free[], most = 3) {
  return free
    .map((mentor) => {
      const fits = fitsOf(mentor, asked)
      const points = fits.reduce((sum, fit) => sum + weights[fit], 0)
      return { mentor, fits, points, load: mentor.teams / mentor.places }
    })
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        one.load - other.load ||
        (one.mentor.id < other.mentor.id ? -1 : 1),
    )
    .slice(0, most)
    .map(({ mentor: { id, name, teams, places }, fits }) => ({ id, name, teams, places, fits }))
}
