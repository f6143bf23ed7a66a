import { plural } from '#content/format/plural.ts'
import { paths } from '#content/paths.ts'

const rules = `the [terms](${paths.terms}) and the [code of conduct](${paths.conduct})`
const privacy = `The [privacy page](${paths.privacy}) says what happens to your data.`

/** What stands above the button once a form was sent with fields missing or wrong; their labels follow. */
export const fieldsNeedYou = (count: number) =>
  plural(count, { one: '1 field needs you', other: `${count} fields need you` })

/** What stands above the button of a form that collects data. Links are written as in Markdown: `[label](address)`. */
export const formNotes = {
  privacy,
  /** With a registration, which is more than a message. */
  terms: `By sending this you agree to ${rules}. ${privacy}`,
  /** Where nobody knows before whether there is an account already. */
  signIn: `If this creates an account for you, you agree to ${rules}. ${privacy}`,
} as const
