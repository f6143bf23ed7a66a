import { Hono } from 'hono'
import { except } from 'hono/combine'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { paths } from '#content/paths.ts'
import { accountRoutes } from './account/routes.ts'
import { adminIntakeRoutes } from './admin/intake-routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { viewRoutes } from './admin/view-routes.ts'
import { analyticsRoutes } from './analytics/collect/routes.ts'
import { adminAnalyticsRoutes } from './analytics/reports/routes.ts'
import { adminAnnouncementRoutes } from './announcements/admin-routes.ts'
import { hubAnnouncementRoutes } from './announcements/hub-routes.ts'
import { attendanceRoutes } from './attendance/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { certificatePages, certificateRoutes, isCertificatePage } from './certificates/routes.ts'
import { adminCheckInRoutes } from './check-ins/admin-routes.ts'
import { checkInRoutes } from './check-ins/routes.ts'
import { openDatabase } from './db/client.ts'
import { adminGalleryRoutes } from './gallery/admin-routes.ts'
import { galleryRoutes, isGalleryPage } from './gallery/routes.ts'
import type { AppEnv } from './http/context.ts'
import { answerError, Failure } from './http/errors.ts'
import { limitBody } from './http/limit-body.ts'
import { adminHubOrganiserRoutes } from './hubs/admin-routes.ts'
import { hubRoutes } from './hubs/routes.ts'
import { intakeRoutes } from './intake/routes.ts'
import { adminJudgingRoutes } from './judging/admin-routes.ts'
import { judgingRoutes } from './judging/routes.ts'
import { mailChoiceRoutes, reminderRoutes } from './mail-choices/routes.ts'
import { flushAfterAnswer } from './mail/outbox.ts'
import { adminMatchingRoutes } from './matching/admin-routes.ts'
import { matchingRoutes } from './matching/routes.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { adminMentoringRoutes } from './mentoring/admin-routes.ts'
import { mentoringRoutes } from './mentoring/routes.ts'
import { adminOverviewRoutes } from './overview/routes.ts'
import { adminPartnerReportRoutes } from './partner-report/routes.ts'
import { adminProjectRoutes } from './projects/admin-routes.ts'
import { projectRoutes } from './projects/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { adminTalentRoutes } from './talent/admin-routes.ts'
import { talentRoutes } from './talent/routes.ts'
import { teamPageRoutes } from './team-page/routes.ts'
import { teamRoutes } from './teams/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

const MAX_BODY_BYTES = 64 * 1024

export const app = new Hono<AppEnv>()
  .use(requestId())
  .use(
    // The pages that the Worker renders have the headers of all other pages.
    except(
      [isGalleryPage, isCertificatePage],
      secureHeaders({
        contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
        strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
        xFrameOptions: 'DENY',
        referrerPolicy: 'strict-origin-when-cross-origin',
        permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
        // These defaults guard against plug-ins and browsers long gone; on a JSON answer they are only bytes.
        xXssProtection: false,
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        xDnsPrefetchControl: false,
        originAgentCluster: false,
      }),
    ),
  )
  .use(
    // The auth service has a limit of its own and its own error format.
    except(
      '/api/auth/*',
      limitBody(MAX_BODY_BYTES, () => {
        throw new Failure('request.too_large', 413)
      }),
    ),
  )
  .use(async function attachDatabase(c, next) {
    c.set('db', openDatabase(c.env))
    await next()
  })
  .onError(answerError)
  .notFound(() => {
    throw new Failure('request.not_found', 404)
  })
  .use('/api/admin/*', flushAfterAnswer())
  .get('/api/health', (c) => c.json({ status: 'ok', version: c.env.VERSION.id }))
  .route('/api/captcha', captchaRoutes)
  .route('/api/calendar', calendarRoutes)
  .route('/api/teams', teamRoutes)
  .route('/api/projects', projectRoutes)
  .route('/api/check-ins', checkInRoutes)
  .route('/api/certificates', certificateRoutes)
  .route('/api/mentoring', mentoringRoutes)
  .route('/api/hub', hubRoutes)
  .route('/api/hub/announcements', hubAnnouncementRoutes)
  .route('/api/talent', talentRoutes)
  .route('/api/attendance', attendanceRoutes)
  .route('/api/reminders', reminderRoutes)
  .route('/api/mail-choices', mailChoiceRoutes)
  .route('/api/matching', matchingRoutes)
  .route('/api/analytics', analyticsRoutes)
  .route('/api/admin/analytics', adminAnalyticsRoutes)
  .route('/api/admin/gallery', adminGalleryRoutes)
  .route('/api/admin/judging', adminJudgingRoutes)
  .route('/api/admin/talent', adminTalentRoutes)
  .route('/api/admin/check-ins', adminCheckInRoutes)
  .route('/api/admin/mentoring', adminMentoringRoutes)
  .route('/api/admin/matching', adminMatchingRoutes)
  .route('/api/admin/projects', adminProjectRoutes)
  .route('/api/admin/intake', adminIntakeRoutes)
  .route('/api/admin/teams', teamPageRoutes)
  .route('/api/admin/announcements', adminAnnouncementRoutes)
  .route('/api/admin/overview', adminOverviewRoutes)
  .route('/api/admin/hub-organisers', adminHubOrganiserRoutes)
  .route('/api/admin/partner-report', adminPartnerReportRoutes)
  .route('/api/admin/views', viewRoutes)
  .route('/api/admin', adminRoutes)
  .route('/api/judging', judgingRoutes)
  .route('/api/webhooks', webhookRoutes)
  .route('/api', intakeRoutes)
  .route('/api/setup-admin', setupRoutes)
  .route('/api/account', accountRoutes)
  .route('/api/auth/v1', authRoutes)
  .route('/mcp', mcpRoutes)
  .route(paths.projects, galleryRoutes)
  .route(paths.certificates, certificatePages)

export type Api = typeof app
