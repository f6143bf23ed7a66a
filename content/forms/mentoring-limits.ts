// Apart from the rules, which the browser does not load everywhere.
export const mentoringLimits = {
  name: { least: 2, most: 100 },
  purpose: { least: 20, most: 800 },
  message: { least: 2, most: 2000 },
  places: { least: 1, most: 20 },
}
