import { teamForm } from '#words/team-form.ts'
import { trackNames } from '#words/track-names.ts'
import { countryNames } from './catalogue/country-names.ts'
import { hubs } from './catalogue/hubs.ts'
import type { CountryCode } from './facts/countries.ts'
import type { TrackId } from './facts/tracks.ts'
import type { TeamDetails } from './forms/team.ts'

/** A team as typed or as stored; a stored one may name a hub or a track that no longer exists. */
export type DescribedTeam = Omit<TeamDetails, 'members' | 'country' | 'hubId' | 'trackId'> & {
  country: string
  hubId?: string | null | undefined
  trackId: string
}

type FieldId = keyof DescribedTeam

const { fields, modes } = teamForm

/** The fields of a team besides its members, in this order; null for one that reads as it was typed. */
const readers: Record<FieldId, ((team: DescribedTeam) => string) | null> = {
  teamName: null,
  representativeName: null,
  representativeEmail: null,
  representativePhone: null,
  country: ({ country }) => countryNames[country as CountryCode] ?? country,
  participationMode: (team) => modes[team.participationMode].label,
  hubId: ({ hubId }) => hubs.find(({ id }) => id === hubId)?.city ?? hubId ?? '',
  trackId: ({ trackId }) => trackNames[trackId as TrackId] ?? trackId,
}

/** Lists the label of each field of a team and how its value reads; `labels` replaces some of the labels. */
export function listTeamFields(labels: Partial<Record<FieldId, string>> = {}) {
  return (Object.keys(readers) as FieldId[]).map((id) => ({
    id,
    label: labels[id] ?? fields[id].label,
    read: readers[id] ?? ((team: DescribedTeam) => team[id] ?? ''),
  }))
}

/** Describes a team in labelled lines, leaving out the fields `without`; a field with no value has the text ''. */
export function describeTeam(
  team: DescribedTeam,
  {
    labels = {},
    without = [],
  }: { labels?: Partial<Record<FieldId, string>>; without?: readonly FieldId[] } = {},
) {
  return listTeamFields(labels)
    .filter(({ id }) => !without.includes(id))
    .map(({ id, label, read }) => ({ id, label, text: read(team) }))
}
