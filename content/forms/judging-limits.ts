// Apart from the rules, which the browser does not load.
export const judgingLimits = {
  note: { most: 4000 },
  /** The addresses that are invited at a time, together. */
  invitations: { most: 5000 },
  reason: { least: 5, most: 200 },
  organization: { most: 120 },
  domain: { most: 100 },
  perProject: { least: 1, most: 9 },
  perJudge: { least: 1, most: 500 },
}
