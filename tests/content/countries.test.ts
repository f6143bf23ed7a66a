import { getCountryDataList } from 'countries-list'
import { expect, test } from 'vitest'
import { countries } from '#content/countries.ts'
import { firstCountryCodes } from '#content/facts/countries.ts'
import { dialCodes } from '#content/facts/dial-codes.ts'

const known = new Map(getCountryDataList().map((country) => [country.iso2 as string, country]))

test('the list starts with the fifteen first countries in their order', () => {
  const codes = 'US GB FR DE CN JP IN BR AU ZA NG KE GH EG MA'.split(' ')
  expect(firstCountryCodes).toEqual(codes)
  expect(countries.slice(0, 15).map((country) => country.code)).toEqual(codes)
})

test('every calling code is that of the data package', () => {
  expect(Object.keys(dialCodes).sort()).toEqual(countries.map(({ code }) => code).sort())
  for (const [code, dial] of Object.entries(dialCodes)) {
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
