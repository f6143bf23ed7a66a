import { countryNames } from '#words/countries.ts'
import { teamForm } from '#words/team-form.ts'
import { trackNames } from '#words/track-names.ts'
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
type Line = { label: string; read: (team: DescribedTeam) => string }

const { fields, modes } = teamForm

/** The fields of a team besides its members, in this order: the label of each, and how its value reads. */
const lines: Record<FieldId, Line> = {
  teamName: { label: fields.teamName.label, read: (team) => team.teamName },
  representativeName: {
    label: fields.representativeName.label,
    read: (team) => team.representativeName,
  },
  representativeEmail: {
    label: fields.representativeEmail.label,
    read: (team) => team.representativeEmail,
  },
  representativePhone: {
    label: fields.representativePhone.label,
    read: (team) => team.representativePhone,
  },
  country: {
    label: fields.country.label,
    read: ({ country }) => countryNames[country as CountryCode] ?? country,
  },
  participationMode: {
    label: fields.participationMode.label,
    read: (team) => modes[team.participationMode].label,
  },
  hubId: {
    label: fields.hub.label,
    read: ({ hubId }) => hubs.find(({ id }) => id === hubId)?.city ?? hubId ?? '',
  },
  trackId: {
    label: fields.track.label,
    read: ({ trackId }) => trackNames[trackId as TrackId] ?? trackId,
  },
}

/** Lists the label of each field of a team and how its value reads; `labels` replaces some of the labels. */
export function listTeamFields(labels: Partial<Record<FieldId, string>> = {}) {
  return (Object.keys(lines) as FieldId[]).map((id) => ({
    id,
    label: labels[id] ?? lines[id].label,
    read: lines[id].read,
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
