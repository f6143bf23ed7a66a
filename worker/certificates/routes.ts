import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { certificateFormSchema, newCertificateSchema } from '#content/forms/certificate.ts'
import { paths } from '#content/paths.ts'
import type { CertificateCheck } from '#content/wire/certificates.ts'
import { readWhileChecked, signedIn } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAccount, limitFlood } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { renderPage } from '../http/render-page.ts'
import { validate } from '../http/validate.ts'
import { readCode } from './code.ts'
import { loadFonts } from './fonts.ts'
import {
  changeCertificate,
  makeCertificate,
  present,
  presentOwn,
  readHeld,
  readOwn,
} from './make-certificate.ts'
import { findCertificate, withdrawCertificate } from './queries.ts'

const byCode = z.object({ code: z.string().check(z.regex(/^[0-9A-Z-]{19}$/)) })
const limit = () => limitByAccount('SOLVED_LIMIT', 'certificate')

/** The certificates of the signed-in person. */
export const certificateRoutes = new Hono<AppEnv>()
  .use(noStore())
  .get('/mine', async (c) => c.json(await readWhileChecked(c, (user) => readOwn(c.var.db, user))))
  .post('/mine', signedIn(), limit(), validate('json', newCertificateSchema), async (c) => {
    const certificate = await makeCertificate(c.var.db, c.var.user, c.req.valid('json'))
    return c.json({ certificate })
  })
  .put(
    '/mine/:code',
    signedIn(),
    limit(),
    validate('param', byCode),
    validate('json', certificateFormSchema),
    async (c) => {
      const { code } = c.req.valid('param')
      const certificate = await changeCertificate(c.var.db, c.var.user, code, c.req.valid('json'))
      return c.json({ certificate })
    },
  )
  .delete('/mine/:code', signedIn(), limit(), validate('param', byCode), async (c) => {
    await withdrawCertificate(c.var.db, c.var.user, c.req.valid('param').code, new Date())
    return c.body(null, 204)
  })
  .get('/mine/:code/certificate.pdf', signedIn(), limit(), validate('param', byCode), async (c) => {
    const held = await readHeld(c.var.db, c.var.user, c.req.valid('param').code)
    const certificate = presentOwn(held)
    // The library and the typefaces are large, and hardly any request needs them.
    const { drawCertificate, listFaces } = await import('./draw.ts')
    const fonts = await loadFonts(c, listFaces(certificate))
    const file = await drawCertificate(certificate, fonts, c.env.SITE_URL)
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="certificate-${held.code}.pdf"`)
    return c.body(file)
  })

/** Tells whether a request is for a page about a certificate. */
export const isCertificatePage = ({ req }: Context) => /^\/certificates(\/[^/.]*)?$/.test(req.path)

/**
 * The page on which anyone can check a certificate, as a document. It asks the database each time, because holders withdraw.
 */
export const certificatePages = new Hono<AppEnv>()
  .use(limitFlood('certificate'))
  .get('/', async (c) => answer(c, { state: 'empty' }))
  .get('/find', async (c) => {
    const typed = (c.req.query('code') ?? '').slice(0, LONGEST).trim()
    const code = readCode(typed)
    if (code) return c.redirect(paths.certificate(code))
    return answer(c, typed ? { state: 'unknown', typed } : { state: 'empty' })
  })
  .get('/:code{[^/.]+}', async (c) => {
    const typed = c.req.param('code').slice(0, LONGEST)
    const code = readCode(typed)
    const found = code && (await findCertificate(c.var.db, code))
    if (!found) return answer(c, { state: 'unknown', typed })
    if (found.withdrawnAt) return answer(c, { state: 'withdrawn', code: found.code })
    if (typed !== found.code) return c.redirect(paths.certificate(found.code))
    const certificate = present(found)
    // A link to the project would reveal the team.
    const slug = certificate.projectTitle === null ? null : found.slug
    return answer(c, { state: 'valid', certificate, slug })
  })

const LONGEST = 60
const statusOf = { valid: 200, empty: 200, withdrawn: 410, unknown: 404 } as const

async function answer(c: Context<AppEnv>, check: CertificateCheck): Promise<Response> {
  const { body, headers } = await renderPage(c, { kind: 'certificate', check })
  headers.set('Cache-Control', 'no-store')
  return new Response(body, { status: statusOf[check.state], headers })
}
