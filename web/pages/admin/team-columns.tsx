import type { Column } from '../../components/ui/table.tsx'
import { Contact } from './cells.tsx'
import { nameCountry } from './names.ts'

/** Returns the column with the country of a team, for lists that show it only if it is chosen. */
export const countryColumn = (label: string): Column<{ country: string }> => ({
  id: 'country',
  label,
  isWhole: true,
  isExtra: true,
  cell: ({ country }) => nameCountry(country),
})

/** Returns the column with the representative of a team, for lists that show it only if it is chosen. */
export const representativeColumn = (
  label: string,
): Column<{ representativeName: string; representativeEmail: string }> => ({
  id: 'representative',
  label,
  isExtra: true,
  cell: (row) => <Contact name={row.representativeName} address={row.representativeEmail} />,
})
