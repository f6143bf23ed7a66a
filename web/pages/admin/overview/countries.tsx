import { nameCountry } from '#content/code-names.ts'
import { countryPlaces } from '#content/facts/country-places.ts'
import { formatList } from '#content/format/list.ts'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { AfricaPicture, isOnMap } from '../analytics/africa-picture.tsx'
import { AlternativeTable } from '../analytics/alternative-table.tsx'
import { FiguresTable } from '../analytics/figures-table.tsx'
import { findLeaders } from './compare.ts'
import { Picture, TeamsLink } from './picture.tsx'

const words = overviewPanel.countries
const AFRICAN = Object.keys(countryPlaces).length
/** How many countries outside Africa are named beside the map; the table has all. */
const MOST_OUTSIDE = 6

/** Teams by country on the map, those outside Africa beside it. */
export function Countries({ overview: { countries, totals } }: { overview: EditionOverview }) {
  const inside = countries.filter(({ code }) => isOnMap(code)).length
  return (
    <Picture heading={words.heading} sentence={describeLeaders(countries, totals.teams)}>
      <AfricaPicture
        label={words.picture}
        spots={countries.map(({ code, teams }) => ({ country: code, count: teams }))}
        nameSpot={words.spot}
      />
      <Outside countries={countries} />
      <p className="mt-2 text-sm text-muted">
        {words.text}{' '}
        {inside < AFRICAN ? words.missing(AFRICAN - inside, AFRICAN) : words.everywhere}
      </p>
      <AlternativeTable>
        <FiguresTable
          caption={words.heading}
          head={[words.columns.country, words.columns.teams, words.columns.share]}
          rows={countries.map(({ code, teams }) => ({
            key: code,
            cells: [
              <TeamsLink key={code} by="country" value={code}>
                {nameCountry(code)}
              </TeamsLink>,
              formatNumber(teams),
              formatShare(teams / totals.teams),
            ],
            share: teams / countries[0]!.teams,
          }))}
        />
      </AlternativeTable>
    </Picture>
  )
}

function Outside({ countries }: { countries: EditionOverview['countries'] }) {
  const outside = countries.filter(({ code }) => !isOnMap(code))
  if (outside.length === 0) return null
  const named = outside
    .slice(0, MOST_OUTSIDE)
    .map(({ code, teams }) => words.counted(nameCountry(code), formatNumber(teams)))
  const rest = outside.length - named.length
  return (
    <p className="mt-2">
      {words.outside(formatList(rest > 0 ? [...named, words.more(rest)] : named))}
    </p>
  )
}

function describeLeaders(countries: EditionOverview['countries'], teams: number): string {
  const [first, second, third] = findLeaders(countries)
  if (!first) return overviewPanel.none
  const name = nameCountry(first.code)
  if (countries.length === 1) return words.only(name, teams)
  if (!second) return words.leader(name, first.teams, teams, countries.length)
  return third
    ? words.manyTie(findLeaders(countries).length, first.teams)
    : words.tie(formatList([name, nameCountry(second.code)]), first.teams, countries.length)
}
