import { countries, type Country } from '#content/countries.ts'
import { firstCountryCodes, type CountryCode } from '#content/facts/countries.ts'
import { dialCodes } from '#content/facts/dial-codes.ts'
import { authPage } from '#words/pages/auth.ts'

const firstCountries = countries.slice(0, firstCountryCodes.length)
const otherCountries = countries.slice(firstCountryCodes.length)
const { countryFirst, countryOthers } = authPage.signUp

/** Spaces as wide as a digit and as an M: the codes stand in one column, and a narrow list shows nothing but the code. */
const spread = (dial: string, name: string) =>
  `${dial.padEnd(4, '\u2007')}\u2003\u2003\u2003${name}`

/** Lists dial codes; countries that share a code share its option. */
function listDials(group: readonly Country[]) {
  const names = new Map<string, string>()
  for (const { code, name } of group) {
    const dial = dialCodes[code]
    names.set(dial, names.has(dial) ? `${names.get(dial)}, ${name}` : name)
  }
  return [...names].map(([dial, name]) => ({ value: dial, label: spread(dial, name) }))
}

const listNames = (group: readonly Country[]) =>
  group.map(({ code, name }) => ({ value: code, label: name }))

function Groups({
  list,
}: {
  list: (group: readonly Country[]) => { value: string; label: string }[]
}) {
  const groups = [
    [countryFirst, firstCountries],
    [countryOthers, otherCountries],
  ] as const
  return groups.map(([label, group]) => (
    <optgroup key={label} label={label}>
      {list(group).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </optgroup>
  ))
}

export const CountryOptions = () => <Groups list={listNames} />
export const DialOptions = () => <Groups list={listDials} />

/**
 * Sets the dial code of a form to that of the country that was just chosen, unless the form had another one than that of
 * the country before.
 */
export function followCountry(list: HTMLSelectElement, before: unknown) {
  const dial = dialCodes[list.value as CountryCode]
  const dials = list.form?.elements.namedItem('countryCode')
  if (!dial || !(dials instanceof HTMLSelectElement)) return
  if (!before || !dials.value || dials.value === dialCodes[before as CountryCode])
    dials.value = dial
}
