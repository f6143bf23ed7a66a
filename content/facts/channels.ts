/** Where people meet us besides this site: an address, or '' for a place that is not there, which then nothing mentions. */
export const channels: Readonly<Record<'discord' | 'github', '' | `https://${string}`>> = {
  discord: '',
  github: '',
}
