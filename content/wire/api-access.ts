/** Every route that answers without a sign-in. A new route counts as private unless it is added here. */
export const openOperations: ReadonlySet<string> = new Set([
  'POST /api/teams/invitations/read',
  'POST /api/teams/links/read',
  'POST /api/teams/invitations/decline',
  'POST /api/teams/invitations/renew',
  'GET /api/health',
  'GET /api/captcha',
  'GET /api/calendar/:types{.+\\.ics}',
  'POST /api/teams',
  'POST /api/reminders/unsubscribe',
  'POST /api/mail-choices/read',
  'PUT /api/mail-choices',
  'POST /api/talent/list',
  'POST /api/contact',
  'POST /api/partner-applications',
  'POST /api/hub-interest',
  'POST /api/webhooks/tally',
  'POST /api/webhooks/typeform',
  'POST /api/setup-admin',
  'POST /api/analytics/events',
  'GET /api/auth/v1/settings',
  'GET /api/auth/v1/health',
  'GET /api/auth/v1/.well-known/jwks.json',
  'GET /api/auth/v1/.well-known/openid-configuration',
  'POST /api/auth/v1/signup',
  'POST /api/auth/v1/token',
  'POST /api/auth/v1/recover',
  'POST /api/auth/v1/resend',
  'POST /api/auth/v1/otp',
  'POST /api/auth/v1/magiclink',
  'POST /api/auth/v1/verify',
  'GET /api/auth/v1/verify',
  'GET /api/auth/v1/authorize',
  'GET /api/auth/v1/callback',
  'POST /api/auth/v1/callback',
  // Disabled and unknown parts of the protocol, each with its own refusal for everybody.
  'ALL /api/auth/v1/*',
  'POST /api/auth/v1/sso',
  'POST /api/auth/v1/passkeys/authentication/options',
  'POST /api/auth/v1/passkeys/authentication/verify',
])

/** Dashboard routes that organizers may use too; all others are for administrators. */
export const organizerOperations: ReadonlySet<string> = new Set([
  'GET /api/admin/summary',
  'GET /api/admin/overview',
  'GET /api/admin/teams',
  'GET /api/admin/teams.csv',
  'GET /api/admin/teams.xlsx',
  'GET /api/admin/teams/:id',
  'PATCH /api/admin/teams/:id',
  'POST /api/admin/teams/:id/notes',
  'DELETE /api/admin/teams/:id/notes/:noteId',
  'POST /api/admin/teams/:id/invitations',
  'DELETE /api/admin/teams/:id/invitations/:memberId',
  'PUT /api/admin/teams/:id/exceptions',
  'DELETE /api/admin/teams/:id/exceptions/:kind',
  'POST /api/admin/teams/:id/mergers',
  'GET /api/admin/hubs',
  'PUT /api/admin/hubs/:hubId/places',
  'DELETE /api/admin/hubs/:hubId/places',
  'GET /api/admin/views',
  'PUT /api/admin/views',
  'DELETE /api/admin/views',
  'GET /api/admin/hub-organisers',
  'POST /api/admin/hub-organisers',
  'DELETE /api/admin/hub-organisers/:id',
  'GET /api/admin/members',
  'GET /api/admin/members.csv',
  'GET /api/admin/members.xlsx',
  'GET /api/admin/projects',
  'GET /api/admin/projects/export.csv',
  'GET /api/admin/projects/export.xlsx',
  'GET /api/admin/mentoring/requests',
  'PUT /api/admin/mentoring/requests/:id',
  'DELETE /api/admin/mentoring/mentorings/:id',
  'GET /api/admin/mentoring/mentors',
  'POST /api/admin/mentoring/mentors',
  'PUT /api/admin/mentoring/mentors/:id',
  'DELETE /api/admin/mentoring/mentors/:id',
  'GET /api/admin/matching/reports',
  'GET /api/admin/matching/reports.csv',
  'GET /api/admin/matching/reports.xlsx',
  'PUT /api/admin/matching/reports/:id/decision',
  'GET /api/admin/check-ins',
  'GET /api/admin/check-ins/teams',
  'GET /api/admin/check-ins/teams.csv',
  'GET /api/admin/check-ins/teams.xlsx',
])

/** Who may use an operation, from everybody to administrators alone. */
export type Access = 'everyone' | 'signed' | 'account' | 'judge' | 'organizer' | 'admin'

/** Tells who may use a route of the API, named as in the route table: `GET /api/admin/teams`. */
export function accessTo(name: string): Access {
  if (/ \/api\/webhooks\//.test(name)) return 'signed'
  if (openOperations.has(name)) return 'everyone'
  if (organizerOperations.has(name)) return 'organizer'
  if (/ \/api\/(admin\/|auth\/v1\/(admin\/|invite$))/.test(name)) return 'admin'
  return / \/api\/judging\//.test(name) ? 'judge' : 'account'
}
