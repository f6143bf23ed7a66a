import { hubs } from '#content/hubs.ts'
import { adminPage } from '#content/pages/admin.ts'
import { trackNames } from '#content/track-names.ts'

const hubCities = new Map(hubs.map(({ id, city }) => [id, city]))
const tracks = new Map<string, string>(trackNames.map(({ id, name }) => [id, name]))

export const nameHub = (id: string | null) =>
  id ? (hubCities.get(id) ?? id) : adminPage.table.none
export const nameTrack = (id: string) => tracks.get(id) ?? id
