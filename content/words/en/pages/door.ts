import { event } from '#content/facts/event.ts'
import { formatNumber } from '#content/format/numbers.ts'

export const doorPage = {
  meta: { title: 'Check-in at the door', description: `Who is here at ${event.name}.` },
  heading: 'Check-in at the door',
  back: 'My hub',
  loading: 'Loading...',
  failed: { text: "We couldn't load the list.", retry: 'Try again' },
  event: 'Where',
  unknown: {
    heading: 'There is no such hub',
    text: 'The address names neither one of our hubs nor the finale.',
    action: 'Go to my check-in at the door',
  },
  hub: (city: string) => `${city} hub`,
  finale: `Finale, ${event.finale.city}`,
  inside: (inside: number, expected: number) =>
    `${formatNumber(inside)} of ${formatNumber(expected)} are in`,
  offline: 'No connection. Carry on: your scans are kept on this device and sent later.',
  scan: {
    start: 'Scan with the camera',
    stop: 'Stop the camera',
    video: 'Camera picture',
    none: "This browser can't scan. Type the code under the QR code, or find people by name.",
    refused: "The camera isn't available. Allow it in the browser, or type the code.",
  },
  /** The placeholder shows the format of a code. */
  code: { label: 'Pass code', submit: 'Let in', placeholder: 'XXXX-XXXX-XXXX' },
  find: {
    label: 'Find by name',
    submit: 'Find',
    none: 'Nobody with this name is expected here.',
    letIn: 'Let in',
    letInOf: (name: string) => `Let in: ${name}`,
    isIn: (time: string) => `In since ${time}`,
    notJoined: "Hasn't joined with an account",
  },
  scans: {
    heading: 'Your scans',
    states: {
      waiting: 'Waiting for a connection',
      in: 'In',
      already: 'Already in',
      refused: 'Refused',
    },
    code: (code: string) => `Code ${code}`,
    since: (time: string) => `since ${time}`,
  },
  file: {
    columns: { day: 'Day', name: 'Name', team: 'Team', at: 'Let in at' },
    save: 'Save who came',
  },
  latest: {
    heading: 'Latest here',
    none: 'Nobody is in yet.',
    next: 'People you let in appear here.',
  },
} as const
