export type SecondaryCity = {
  id: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
  /** Degrees north */
  latitude: number
  /** Degrees east */
  longitude: number
}

export type RegionName =
  | 'West Africa'
  | 'East Africa'
  | 'Southern Africa'
  | 'Central Africa'
  | 'North Africa'

export type Region = {
  id: string
  name: RegionName
  cities: readonly SecondaryCity[]
}

/** Countries are grouped as the African Union groups them. */
export const regions: readonly Region[] = [
  {
    id: 'west-africa',
    name: 'West Africa',
    cities: [
      { id: 'abidjan', city: 'Abidjan', country: 'CI', latitude: 5.35, longitude: -4.01 },
      { id: 'abuja', city: 'Abuja', country: 'NG', latitude: 9.06, longitude: 7.49 },
      { id: 'bamako', city: 'Bamako', country: 'ML', latitude: 12.64, longitude: -8.0 },
      { id: 'cotonou', city: 'Cotonou', country: 'BJ', latitude: 6.37, longitude: 2.39 },
      { id: 'dakar', city: 'Dakar', country: 'SN', latitude: 14.72, longitude: -17.47 },
      { id: 'freetown', city: 'Freetown', country: 'SL', latitude: 8.47, longitude: -13.23 },
      { id: 'kumasi', city: 'Kumasi', country: 'GH', latitude: 6.69, longitude: -1.62 },
      { id: 'lome', city: 'Lomé', country: 'TG', latitude: 6.13, longitude: 1.22 },
      { id: 'ouagadougou', city: 'Ouagadougou', country: 'BF', latitude: 12.37, longitude: -1.52 },
    ],
  },
  {
    id: 'east-africa',
    name: 'East Africa',
    cities: [
      { id: 'addis-ababa', city: 'Addis Ababa', country: 'ET', latitude: 9.03, longitude: 38.74 },
      {
        id: 'antananarivo',
        city: 'Antananarivo',
        country: 'MG',
        latitude: -18.88,
        longitude: 47.51,
      },
      {
        id: 'dar-es-salaam',
        city: 'Dar es Salaam',
        country: 'TZ',
        latitude: -6.79,
        longitude: 39.21,
      },
      { id: 'djibouti', city: 'Djibouti', country: 'DJ', latitude: 11.59, longitude: 43.15 },
      { id: 'kampala', city: 'Kampala', country: 'UG', latitude: 0.35, longitude: 32.58 },
      { id: 'kigali', city: 'Kigali', country: 'RW', latitude: -1.94, longitude: 30.06 },
      { id: 'mombasa', city: 'Mombasa', country: 'KE', latitude: -4.04, longitude: 39.67 },
      { id: 'port-louis', city: 'Port Louis', country: 'MU', latitude: -20.16, longitude: 57.5 },
    ],
  },
  {
    id: 'southern-africa',
    name: 'Southern Africa',
    cities: [
      { id: 'durban', city: 'Durban', country: 'ZA', latitude: -29.86, longitude: 31.02 },
      { id: 'gaborone', city: 'Gaborone', country: 'BW', latitude: -24.65, longitude: 25.91 },
      { id: 'harare', city: 'Harare', country: 'ZW', latitude: -17.83, longitude: 31.05 },
      {
        id: 'johannesburg',
        city: 'Johannesburg',
        country: 'ZA',
        latitude: -26.2,
        longitude: 28.05,
      },
      { id: 'lilongwe', city: 'Lilongwe', country: 'MW', latitude: -13.96, longitude: 33.79 },
      { id: 'luanda', city: 'Luanda', country: 'AO', latitude: -8.84, longitude: 13.23 },
      { id: 'maputo', city: 'Maputo', country: 'MZ', latitude: -25.97, longitude: 32.58 },
      { id: 'maseru', city: 'Maseru', country: 'LS', latitude: -29.31, longitude: 27.48 },
      { id: 'windhoek', city: 'Windhoek', country: 'NA', latitude: -22.56, longitude: 17.08 },
    ],
  },
  {
    id: 'central-africa',
    name: 'Central Africa',
    cities: [
      { id: 'brazzaville', city: 'Brazzaville', country: 'CG', latitude: -4.26, longitude: 15.24 },
      { id: 'bujumbura', city: 'Bujumbura', country: 'BI', latitude: -3.38, longitude: 29.36 },
      { id: 'douala', city: 'Douala', country: 'CM', latitude: 4.05, longitude: 9.77 },
      { id: 'kinshasa', city: 'Kinshasa', country: 'CD', latitude: -4.33, longitude: 15.31 },
      { id: 'libreville', city: 'Libreville', country: 'GA', latitude: 0.39, longitude: 9.45 },
      { id: 'lubumbashi', city: 'Lubumbashi', country: 'CD', latitude: -11.66, longitude: 27.48 },
      { id: 'ndjamena', city: "N'Djamena", country: 'TD', latitude: 12.13, longitude: 15.06 },
      { id: 'yaounde', city: 'Yaoundé', country: 'CM', latitude: 3.87, longitude: 11.52 },
    ],
  },
  {
    id: 'north-africa',
    name: 'North Africa',
    cities: [
      { id: 'alexandria', city: 'Alexandria', country: 'EG', latitude: 31.2, longitude: 29.92 },
      { id: 'algiers', city: 'Algiers', country: 'DZ', latitude: 36.75, longitude: 3.06 },
      { id: 'cairo', city: 'Cairo', country: 'EG', latitude: 30.04, longitude: 31.24 },
      { id: 'casablanca', city: 'Casablanca', country: 'MA', latitude: 33.57, longitude: -7.59 },
      { id: 'nouakchott', city: 'Nouakchott', country: 'MR', latitude: 18.08, longitude: -15.98 },
      { id: 'rabat', city: 'Rabat', country: 'MA', latitude: 34.02, longitude: -6.84 },
      { id: 'tripoli', city: 'Tripoli', country: 'LY', latitude: 32.89, longitude: 13.19 },
      { id: 'tunis', city: 'Tunis', country: 'TN', latitude: 36.81, longitude: 10.18 },
    ],
  },
]
