import { hubs } from '#content/hubs.ts'
import { adminPage } from '#content/pages/admin.ts'
import { tracks } from '#content/tracks.ts'

const hubCities = new Map(hubs.map(({ id, city }) => [id, city]))
const trackNames = new Map(tracks.map(({ id, name }) => [id, name]))

export const nameHub = (id: string | null) =>
  id ? (hubCities.get(id) ?? id) : adminPage.table.none
export const nameTrack = (id: string) => trackNames.get(id) ?? id
