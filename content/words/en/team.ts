import type { OrganiserId } from '#content/facts/team.ts'
import * as edition from './edition.ts'

export type OrganiserWords = {
  role: string
  organization: string
  bio: string
  /** As they read within a list, after a colon. */
  specialties: readonly string[]
}

export const organiserWords: Readonly<Record<OrganiserId, OrganiserWords>> = {
  'organiser-one': {
    role: 'Programme Lead',
    organization: 'Sample organisation',
    bio: `Plans the ${edition.weeks} weeks from registration to finale, keeps the schedule, and decides when plans have to change. The person to ask when a question has no other home.`,
    specialties: ['programme planning', 'budget', 'event production'],
  },
  'organiser-two': {
    role: 'Technical Lead',
    organization: 'Sample organisation',
    bio: 'Prepares the bootcamp and the workshops, finds the mentors, and writes the technical requirements. Works with mentors on how teams test and secure their servers.',
    specialties: ['Model Context Protocol', 'security', 'teaching'],
  },
  'organiser-three': {
    role: 'Hub Coordinator',
    organization: 'Sample organisation',
    bio: 'Works with hosts in every city on space, internet, opening hours and local mentors. Helps teams move from online to a hub, and groups that want to open one.',
    specialties: ['local communities', 'logistics', 'French and English'],
  },
  'organiser-four': {
    role: 'Partnerships Lead',
    organization: 'Sample organisation',
    bio: 'Replies to partners and sponsors within 48 hours, agrees what each will contribute, and makes sure that promises to participants are kept, above all about their data.',
    specialties: ['sponsorship', 'data protection', 'public sector'],
  },
}

export type VolunteerRole = {
  id: string
  title: string
  description: string
  tasks: readonly string[]
}

export const volunteerRoles: readonly VolunteerRole[] = [
  {
    id: 'technical-mentors',
    title: 'Technical Mentors',
    description:
      'Engineers who help teams get unstuck and build servers that other people can run.',
    tasks: [
      'Answer questions in mentor hours',
      'Read code and suggest the next step',
      'Talk to teams at check-ins',
    ],
  },
  {
    id: 'expert-judges',
    title: 'Expert Judges',
    description:
      'People with experience in engineering, research or the subject of a track, who score the projects.',
    tasks: [
      'Try every server you score',
      'Apply the five criteria and their weights',
      'Give each team a reason for its score',
    ],
  },
  {
    id: 'community-champions',
    title: 'Community Champions',
    description: 'People who know their city or university and bring others in.',
    tasks: [
      'Tell local groups about the hackathon',
      'Help people without a team find one',
      'Welcome teams at a hub or online',
    ],
  },
]
