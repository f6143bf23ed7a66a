import { event } from '#content/facts/event.ts'
import { formatNumber } from '#content/format/numbers.ts'

export const doorPage = {
  meta: { title: 'Check-in at the door', description: `Who has come to ${event.name}.` },
  heading: 'Check-in at the door',
  loading: 'Loading...',
  failed: { text: "We couldn't load the list.", retry: 'Try again' },
  event: 'Where',
  finale: `Finale, ${event.finale.city}`,
  inside: (inside: number, expected: number) =>
    `${formatNumber(inside)} of ${formatNumber(expected)} are in`,
  offline: 'No connection. Go on: what you scan waits on this device.',
  scan: {
    start: 'Scan with the camera',
    stop: 'Stop the camera',
    video: 'Picture of the camera',
    none: 'This browser cannot scan. Type the code below the picture, or find people by name.',
    refused: 'The camera is not available. Allow it in the browser, or type the code.',
  },
  code: { label: 'Code of the pass', submit: 'Let in' },
  find: {
    label: 'Find by name',
    submit: 'Find',
    none: 'Nobody of this name is expected here.',
    letIn: 'Let in',
    letInOf: (name: string) => `Let in: ${name}`,
    isIn: (time: string) => `In since ${time}`,
    notJoined: 'Has not joined with an account',
  },
  scans: {
    heading: 'Your scans',
    none: 'Nothing scanned yet.',
    states: {
      waiting: 'Waits for a connection',
      in: 'In',
      already: 'Was in already',
      refused: 'Refused',
    },
    code: (code: string) => `Code ${code}`,
    since: (time: string) => `since ${time}`,
  },
  latest: { heading: 'Latest here', none: 'Nobody is in yet.' },
} as const
