import { hubs } from '#content/facts/hubs.ts'
import { trackNames } from '#content/facts/track-names.ts'
import { adminPage } from '#words/pages/admin.ts'

const hubCities = new Map(hubs.map(({ id, city }) => [id, city]))
const tracks = new Map<string, string>(trackNames.map(({ id, name }) => [id, name]))

export const nameHub = (id: string | null) =>
  id ? (hubCities.get(id) ?? id) : adminPage.table.none
export const nameTrack = (id: string) => tracks.get(id) ?? id
