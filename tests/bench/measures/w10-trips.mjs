import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { sign } from 'hono/jwt'
import { hashPassword } from '#worker/auth/passwords.ts'

export const budget =
  'W10: calls to D1 that follow each other before the answer: sign-up 2, link 2, sign-in 2, team 2, recover 2, others 1'

/** Milliseconds from a Worker at an African edge to the database and back. */
const DISTANCE = 150
const PASSWORD = 'indigo baobab at dawn'

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startFarProduct(DISTANCE)
  const ask = (path, options) => askProduct(product, path, options)
  const auth = (path, body, token) => ask(`/api/auth/v1${path}`, { method: 'POST', body, token })
  const passwordHash = hashPassword(PASSWORD)
  const open = () => bench.account(product, { passwordHash })
  const signInAs = ({ email }) => auth('/token?grant_type=password', { email, password: PASSWORD })
  const protect = async (body) => ({
    ...body,
    gotrue_meta_security: { captcha_token: await solveCaptcha(ask, 'auth') },
  })

  // An isolate that has just started is slower.
  await signInAs(await open())

  const signedUp = await auth('/signup', await protect(newcomer()))
  const linked = await auth('/verify', {
    type: 'recovery',
    token_hash: await generateLink(product, auth, await open()),
  })
  const signedIn = await signInAs(await open())
  const { access_token: token, refresh_token } = signedIn.body
  const refreshed = await auth('/token?grant_type=refresh_token', { refresh_token })
  const recovered = await auth('/recover', await protect({ email: (await open()).email }))
  const registered = await ask('/api/teams', { method: 'POST', body: await makeTeam(ask) })
  const later = await open()
  const rows = [
    rowOf('signing up', signedUp, 2),
    rowOf('opening the link of a mail', linked, 2),
    rowOf('signing in', signedIn, 2),
    rowOf('refreshing a session', refreshed, 1),
    rowOf('reading the own account', await ask('/api/auth/v1/user', { token }), 1),
    rowOf('reading the own role', await ask('/api/account/role', { token }), 1),
    rowOf('reading the own teams', await ask('/api/teams/mine', { token }), 1),
    rowOf('registering a team', registered, 2),
    rowOf('asking for a new password', recovered, 2),
    rowOf('signing out', await auth('/logout?scope=local', {}, token), 1),
    {
      what: 'sign-up, whole: captcha fetched and solved, form answered',
      value: await time(async () => auth('/signup', await protect(newcomer()))),
      unit: 'ms',
      note: 'one password hash and the captcha included',
    },
    {
      what: 'sign-in, whole: password answered, then role and teams',
      value: await time(async () => {
        const { body } = await signInAs(later)
        const own = { token: body.access_token }
        await Promise.all([ask('/api/account/role', own), ask('/api/teams/mine', own)])
      }),
      unit: 'ms',
      note: 'as the account page asks for them',
    },
  ]
  await product.close()
  return rows
}

const newcomer = () => ({ email: `${crypto.randomUUID()}@example.com`, password: PASSWORD })

/** @returns {import('../lib/bench.mjs').Row} */
function rowOf(what, { trips, milliseconds }, most) {
  const note = `${trips} × ${DISTANCE} = ${trips * DISTANCE} ms; by the clock ${milliseconds.toFixed(0)} ms; budget ${most}`
  return { what, value: trips, unit: trips === 1 ? 'trip' : 'trips', note }
}

async function askProduct(product, path, { method = 'GET', body, token } = {}) {
  const started = performance.now()
  const answer = await fetch(product.url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  const milliseconds = performance.now() - started
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text.slice(0, 200)}`)
  const trips = Number(answer.headers.get('x-trips'))
  return { trips, milliseconds, body: text === '' ? undefined : JSON.parse(text) }
}

async function solveCaptcha(ask, action) {
  const { challenge } = (await ask(`/api/captcha?action=${action}`)).body
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** The secret of a link as a mail would bring it. */
async function generateLink({ env }, auth, { email }) {
  const seconds = Math.floor(Date.now() / 1000)
  const claims = { iss: `${env.SITE_URL}/api/auth/v1`, role: 'service_role', aud: 'authenticated' }
  const token = await sign(
    { ...claims, iat: seconds, exp: seconds + 900 },
    JSON.parse(env.SIGNING_KEY),
    'ES256',
  )
  const { body } = await auth('/admin/generate_link', { type: 'recovery', email }, token)
  return body.hashed_token
}

async function makeTeam(ask) {
  const email = `${crypto.randomUUID()}@example.com`
  return {
    id: crypto.randomUUID(),
    teamName: `Baobab ${email}`.slice(0, 40),
    country: 'ZM',
    participationMode: 'virtual',
    trackId: 'education-learning',
    representativeName: 'Thandiwe Phiri',
    representativeEmail: email,
    representativePhone: '+260 97 123 4567',
    members: [
      { name: 'Thandiwe Phiri', email, githubUrl: 'https://github.com/thandiwe' },
      { name: 'Naledi Mokoena', email: `n-${email}`, githubUrl: 'https://github.com/naledi' },
    ],
    captcha: await solveCaptcha(ask, 'team'),
  }
}

async function time(work) {
  const started = performance.now()
  await work()
  return performance.now() - started
}
