import { getCountryDataList } from 'countries-list'
import { expect, test } from 'vitest'
import { countries } from '#content/countries.ts'
import { firstCountryCodes } from '#content/facts/countries.ts'
import { dialCodes } from '#content/facts/dial-codes.ts'
import { bracketCallingCode } from '#content/format/phones.ts'
import { withoutMarks } from '#content/forms/fields.ts'

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

test('a file has the calling code of a phone number in brackets, and a form reads the number as it was', () => {
  // Longer ones are a code and the beginning of what follows it.
  const codes = [...known.values()].flatMap(({ phone }) => phone).filter((code) => code < 1000)
  expect(codes.length).toBeGreaterThan(200)
  for (const code of codes) {
    const phone = `+${code}712345678`
    const written = bracketCallingCode(phone)
    expect(written).toBe(`(+${code}) 712345678`)
    expect(withoutMarks(written)).toBe(phone)
  }
  for (const other of ['', '=1+1', '+1-2', '0712345678', '+254712345678;=1'])
    expect(bracketCallingCode(other)).toBe(other)
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
