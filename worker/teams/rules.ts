import { sha256 } from '@oslojs/crypto/sha2'
import { encodeHexLowerCase } from '@oslojs/encoding'
import { hubs } from '#content/catalogue/hubs.ts'
import type { TeamDetails } from '#content/forms/team.ts'
import { isOver } from '#content/team-changes.ts'
import { countryNames } from '#words/countries.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { foldName, toSearchText } from '../search/words.ts'
import { foldLooks } from './fold-looks.ts'

/** Turns the form into the columns of a team; a virtual team has no hub. */
export function toTeamRow({ members: _members, hubId, ...details }: TeamDetails) {
  const isInPerson = details.participationMode === 'in-person'
  const { teamName, representativeName, representativeEmail } = details
  const country = countryNames[details.country]
  return {
    ...details,
    nameKey: foldName(teamName),
    lookKey: foldLooks(teamName),
    searchText: toSearchText([teamName, representativeName, representativeEmail, country]),
    hubId: isInPerson && hubId ? hubId : null,
  }
}

/** Turns the members of the form into rows with new ids, in the order of the form. */
export function listMemberRows({ teamName, members }: TeamDetails) {
  return members.map((member, position) => ({
    id: crypto.randomUUID(),
    position,
    name: member.name,
    nameKey: foldName(member.name),
    email: member.email,
    githubUrl: member.githubUrl || null,
    huggingfaceUrl: member.huggingfaceUrl || null,
    searchText: toSearchText([member.name, member.email, teamName]),
  }))
}

/** Derives the next revision, a UUID, from the one that was read and the change, so that a repeated change gets the same. */
export function nextRevision(seen: string | null, details: object): string {
  const digest = sha256(new TextEncoder().encode(JSON.stringify([seen, details])))
  const hex = encodeHexLowerCase(digest.subarray(0, 16))
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-8$4-')
}

/**
 * Describes the team for the confirmation mail. Anyone can trigger it, so it must contain nothing that mail programs turn into
 * a link.
 */
export function describeForMail(details: TeamDetails) {
  const { hubId } = toTeamRow(details)
  return {
    teamName: quoteInMail(details.teamName),
    memberNames: details.members.map((member) => quoteInMail(member.name)),
    mode: details.participationMode,
    hubCity: hubs.find((hub) => hub.id === hubId)?.city,
    mayMoveToHub: !isOver('hub'),
  }
}
