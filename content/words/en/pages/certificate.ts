import { event } from '#content/facts/event.ts'
import type { LinkingWords } from '#content/paths.ts'

/** The page on which anyone checks a certificate. */
export const certificatePage = {
  meta: {
    title: 'Check a certificate',
    description: `Check whether a certificate of ${event.name} is real, using the code printed on it.`,
  },
  lead: `Every certificate of ${event.name} has a code. Type it here to see what the certificate says.`,
  field: {
    label: 'Code of the certificate',
    hint: 'Sixteen letters and numbers, such as',
    example: '7KXM-2Q9R-T4AB-C0DE',
    submit: 'Check',
  },
  sample: {
    label: 'Sample',
    name: "Holder's name",
  },
  valid: {
    state: 'This certificate is real',
    text: 'Compare it with the one in front of you: the name, code and details must be the same.',
    facts: {
      team: 'Team',
      project: 'Project',
      hub: 'Hub',
      award: 'Award',
      issued: 'Issued on',
      code: 'Code',
    },
    only: 'It shows only what its holder agreed to show.',
    another: 'Check another certificate',
  },
  withdrawn: {
    title: 'This certificate has been withdrawn',
    text: (code: string) =>
      `The code ${code} belonged to a certificate. Its holder has withdrawn it, and we no longer show what was on it.`,
  },
  unknown: {
    title: 'No certificate has this code',
    text: 'Check each letter and number against the certificate. If they all match, we did not issue it.',
    typed: (typed: string) => `You entered “${typed}”.`,
  },
} as const satisfies LinkingWords
