/** The site's colours in print; `muted` and `ochreDark` have a contrast of at least 4.5:1 on white. */
export const palette = {
  white: '#ffffff',
  paper: '#fbf8f1',
  ink: '#14163d',
  muted: '#565878',
  line: '#d8d5cc',
  indigo: '#1d2370',
  indigoDeep: '#0e1033',
  onIndigo: '#c9cbe8',
  ochre: '#e8a317',
  ochreDark: '#8a5c00',
  clay: '#c2492b',
  leaf: '#2c7a57',
} as const
