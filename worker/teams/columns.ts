import type { Column } from 'drizzle-orm'
import type { TeamDetails } from '#content/forms/team.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'

// The columns behind the form's fields, under the names of the fields. All code that stores, changes or shows a team
// takes its columns from here.

export const teamFields = {
  teamName: teams.teamName,
  country: teams.country,
  participationMode: teams.participationMode,
  hubId: teams.hubId,
  trackId: teams.trackId,
  representativeName: teams.representativeName,
  representativeEmail: teams.representativeEmail,
  representativePhone: teams.representativePhone,
} satisfies Record<Exclude<keyof TeamDetails, 'members'>, Column>

export const memberFields = {
  name: teamMembers.name,
  email: teamMembers.email,
  githubUrl: teamMembers.githubUrl,
  huggingfaceUrl: teamMembers.huggingfaceUrl,
} satisfies Record<keyof TeamDetails['members'][number], Column>
