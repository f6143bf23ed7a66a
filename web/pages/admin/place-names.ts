import { hubs } from '#content/catalogue/hubs.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'

const hubCities = new Map<string, string>(hubs.map(({ id, city }) => [id, city]))
const tracks = new Map(Object.entries(trackNames))

export const nameHub = (id: string | null) =>
  id ? (hubCities.get(id) ?? id) : adminPage.table.none
export const nameTrack = (id: string) => tracks.get(id) ?? id
