import { event } from '#content/facts/event.ts'
import { plural } from '#content/format/plural.ts'

/** What the deletion of a team's member asks and says. */
export const memberRemoval = {
  remove: 'Delete the member',
  removeConfirm: (name: string, team: string) =>
    `Delete ${name} from ${team}? Their name, email address and links will be deleted; the other members stay. This cannot be undone.`,
  tooSmall: (left: number) =>
    `The team would have ${plural(left, { one: '1 member', other: `${left} members` })}, and the rules require at least ${event.teamSize.least}. It stays registered: its representative can add someone, or you can delete the team.`,
  representative:
    "This is also the team's representative, whose name, address and phone number stay in the registration. To remove those as well, delete everything about the address on the Erasure tab.",
  removed: { title: 'Success', text: 'The member has been deleted.' },
} as const
