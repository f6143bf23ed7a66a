/**
 * What was made up to have a whole product, and what the organisers are to confirm or to change: a file of content/, or
 * wrangler.jsonc, and what in it. A line goes once it is settled. `npm run launch-check` lists those that are left.
 */
export const invented = [
  { file: 'facts/event.ts', path: 'event.origin' },
  { file: 'facts/event.ts', path: 'event.answerHours' },
  { file: 'wrangler.jsonc', path: 'MAIL_FROM' },
  { file: 'facts/schedule.ts', path: 'events' },
  { file: 'facts/schedule.ts', path: 'checkInDays' },
  { file: 'facts/team-changes.ts', path: 'lastChangeDays.track' },
  { file: 'facts/cities.ts', path: 'cities' },
  { file: 'words/en/hubs.ts', path: 'hubWords' },
  { file: 'words/en/partnerships.ts', path: 'tierWords.gold.benefits' },
  { file: 'words/en/partnerships.ts', path: 'tierWords.silver.benefits' },
  { file: 'words/en/partnerships.ts', path: 'tierWords.community.benefits' },
  { file: 'words/en/partnerships.ts', path: 'partnershipWords' },
  { file: 'words/en/judging.ts', path: 'technicalRequirements' },
  { file: 'words/en/team.ts', path: 'volunteerRoles' },
] as const
