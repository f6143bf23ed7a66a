import { hubs } from '#content/catalogue/hubs.ts'
import { adminPage } from '#words/pages/admin.ts'

const hubCities = new Map<string, string>(hubs.map(({ id, city }) => [id, city]))

export const nameHub = (id: string | null) =>
  id ? (hubCities.get(id) ?? id) : adminPage.table.none
