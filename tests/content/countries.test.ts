import { getCountryDataList } from 'countries-list'
import { expect, test } from 'vitest'
import { africanStates } from '#content/facts/countries-africa.ts'
import { countries, firstCountries } from '#content/facts/countries.ts'

const known = new Map(getCountryDataList().map((country) => [country.iso2 as string, country]))

test('the list starts with the fifteen first countries in their order', () => {
  const codes = 'US GB FR DE CN JP IN BR AU ZA NG KE GH EG MA'.split(' ')
  expect(firstCountries.map((country) => country.code)).toEqual(codes)
  expect(countries.slice(0, 15)).toEqual(firstCountries)
})

test('every calling code is the one the data package gives', () => {
  for (const { code, dial } of [...countries, ...africanStates]) {
    expect(dial, code).toBe(`+${known.get(code)?.phone[0]}`)
  }
})

test('all 54 African states are listed, once each, and no territory', () => {
  const territories = ['AC', 'EH', 'RE', 'SH', 'TA', 'YT']
  const african = [...known.values()]
    .filter((country) => country.continent === 'AF')
    .map((country) => country.iso2 as string)
    .filter((code) => !territories.includes(code))
  const listed = countries.map((country) => country.code)

  expect(african).toHaveLength(54)
  expect(listed.filter((code) => african.includes(code)).sort()).toEqual(african.sort())
  expect(new Set(listed).size).toBe(listed.length)
})
