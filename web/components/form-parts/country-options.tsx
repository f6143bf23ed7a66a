import { countries, type Country } from '#content/countries.ts'
import { firstCountryCodes, type CountryCode } from '#content/facts/countries.ts'
import { dialCodes } from '#content/facts/dial-codes.ts'
import { authPage } from '#words/pages/auth.ts'

const firstCountries = countries.slice(0, firstCountryCodes.length)
const otherCountries = countries.slice(firstCountryCodes.length)
const { countryFirst, countryOthers } = authPage.signUp

/** Lists dial codes; countries that share a code share its option. */
function listDials(group: readonly Country[]) {
  const names = new Map<string, string>()
  for (const { code, name } of group) {
    const dial = dialCodes[code]
    names.set(dial, names.has(dial) ? `${names.get(dial)}, ${name}` : name)
  }
  return [...names].map(([dial, name]) => ({ value: dial, label: `${name} (${dial})` }))
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

/** Sets the form's dial code to that of the chosen country. */
export function chooseDial(form: HTMLFormElement | null, countryCode: string) {
  const dial = dialCodes[countryCode as CountryCode]
  const list = form?.elements.namedItem('countryCode')
  if (dial && list instanceof HTMLSelectElement) list.value = dial
}
