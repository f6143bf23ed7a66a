import { countries } from '#content/countries.ts'
import { hubs } from '#content/hubs.ts'
import { adminPage } from '#content/pages/admin.ts'
import { tracks } from '#content/tracks.ts'

const language = 'en-GB'
const dateFormat = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
const momentFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
const numberFormat = new Intl.NumberFormat(language)
const shareFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })

export const formatDate = (time: string) => dateFormat.format(new Date(time))
export const formatMoment = (time: string) => momentFormat.format(new Date(time))
export const formatNumber = (value: number) => numberFormat.format(value)
/** A share from 0 to 1 as a percentage. */
export const formatShare = (share: number) => shareFormat.format(share)

const countryNames = new Map(countries.map(({ code, name }) => [code, name]))
const hubCities = new Map(hubs.map(({ id, city }) => [id, city]))
const trackNames = new Map(tracks.map(({ id, name }) => [id, name]))

export const nameCountry = (code: string | null) =>
  code ? (countryNames.get(code) ?? code) : adminPage.table.none
export const nameHub = (id: string | null) => (id ? (hubCities.get(id) ?? id) : adminPage.table.none)
export const nameTrack = (id: string) => trackNames.get(id) ?? id
