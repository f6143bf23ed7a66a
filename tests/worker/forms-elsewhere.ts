/** Routes whose forms are not tried in bad-input.test.ts: they have tests of their own, or no form. */
export const elsewhere = new Set([
  // And projects in projects.test.ts.
  'PUT /api/projects/mine/:teamId',
  'POST /api/projects/mine/:teamId/submission',
  'POST /api/projects/preview',
  // And check-ins in check-ins.test.ts; the link of a reminder is no form.
  'PUT /api/check-ins/mine/:teamId/:number',
  'POST /api/reminders/unsubscribe',
  // And when an announcement is sent, and which mails to get, in announcements.test.ts, hub-announcements.test.ts and
  // announcement-readers.test.ts.
  'POST /api/hub/announcements/:id/send',
  'POST /api/admin/announcements/:id/send',
  'POST /api/mail-choices/read',
  'PUT /api/mail-choices',
  // And the talent list in talent.test.ts.
  'POST /api/talent/list',
  'PUT /api/talent/mine',
  'PUT /api/admin/talent/links/:id',
  // And forms of other services in webhooks.test.ts.
  'POST /api/webhooks/tally',
  'POST /api/webhooks/typeform',
  // And saved views in saved-views.test.ts.
  'PUT /api/admin/views',
  // And certificates in certificates.test.ts.
  'POST /api/certificates/mine',
  'PUT /api/certificates/mine/:code',
  // And what teams and mentors write in mentoring.test.ts; to end a mentoring takes no form.
  'PUT /api/mentoring/room',
  'POST /api/mentoring/teams/:teamId',
  'POST /api/mentoring/:id/messages',
  'PUT /api/mentoring/:id/end',
  // And scans in attendance.test.ts; a pass is no form.
  'PUT /api/attendance/pass',
  'POST /api/attendance/:event/scans',
  // Scores are tried in judging.test.ts: an account may send sixty a minute.
  'PUT /api/judging/projects/:id/scores',
  'POST /api/judging/projects/:id/scores',
  // A batch of events is not refused as a whole, but loses the events that do not fit.
  'POST /api/analytics/events',
  'POST /api/admin/analytics/dead/replay',
  // These have no form.
  'PUT /api/teams/mine/:id/membership',
  'PUT /api/teams/mine/:id/link',
  'PUT /api/teams/mine/:id/requests/:requestId',
])
