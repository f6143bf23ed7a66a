import { outsideLabels } from '#words/outside-form.ts'
import { teamForm } from '#words/team-form.ts'
import { event } from '../facts/event.ts'

const { fields, memberHeading } = teamForm

const memberFields = ['name', 'email', 'githubUrl', 'huggingfaceUrl'] as const
export type MemberField = (typeof memberFields)[number]
const memberLabels: Record<MemberField, string> = {
  name: fields.memberName.label,
  email: fields.memberEmail.label,
  githubUrl: fields.githubUrl.label,
  huggingfaceUrl: fields.huggingfaceUrl.label,
}

/** The fields of a team that a form of another service asks for, and the questions that they go by besides their names. */
export const outsideFields = {
  teamName: fields.teamName.label,
  country: fields.country.label,
  participationMode: fields.participationMode.label,
  hubId: fields.hubId.label,
  trackId: fields.trackId.label,
  ...outsideLabels,
} as const
export type OutsideField = keyof typeof outsideFields

/** The members of such a form, each with its fields: their names, such as `member1Name`, and the questions that they go by. */
export const outsideMembers = Array.from({ length: event.teamSize.most }, (_, index) =>
  memberFields.map((field) => ({
    field,
    name: `member${index + 1}${field[0]!.toUpperCase()}${field.slice(1)}`,
    label: `${memberHeading(index + 1)} ${memberLabels[field]}`,
  })),
)
