import { createHash } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { forgetSessions } from '#worker/auth/token-cache.ts'
import { makeBatch, post as postEvents } from './analytics-visits.ts'
import {
  generateLink,
  goodPassword,
  makeAccount,
  newEmail,
  sessionIdOf,
  signUp,
  makeClient,
} from './auth-peer.ts'
import { useBreachedList } from './auth-stand-ins.ts'
import { makeApplication, makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { hashOf, readCode, readLink, takeMail } from './mailbox.ts'
import { post as postMcp } from './mcp-peer.ts'
import { makeProtectedAccount, signInAgain } from './protected-account.ts'
import { origin, send, solveCaptcha, withCaptcha } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

beforeEach(() => void Object.assign(env, { BREACHED_PASSWORDS_URL: 'off' }))

const auth = (path: string, body?: object, token?: string, method = 'POST') =>
  send(`/api/auth/v1${path}`, { method, body, token })

flow('signing up', 'D1, D1', 200, async () => {
  const body = await withCaptcha({ email: newEmail(), password: goodPassword })
  return () => auth('/signup', body)
})
flow('signing up with an address that has an account', 'D1, D1', 200, async () => {
  const { email } = await makeAccount()
  const body = await withCaptcha({ email, password: goodPassword })
  return () => auth('/signup', body)
})
flow('signing up with a password that is too short', 'nothing', 422, async () => {
  const body = await withCaptcha({ email: newEmail(), password: 'abc' })
  return () => auth('/signup', body)
})
flow('signing up with a captcha that was used', 'D1', 400, async () => {
  const body = await withCaptcha({ email: newEmail(), password: goodPassword })
  await auth('/recover', body)
  return () => auth('/signup', body)
})

/** Has the list of leaked passwords answer in the test, which it does not otherwise. */
const openList = () => onTestFinished(useBreachedList().end)

// A leaked password is refused before the captcha is used, so that the next one needs no new captcha.
flow('signing up, with the list of leaked passwords,', 'web, D1, D1', 200, async () => {
  const body = await withCaptcha({ email: newEmail(), password: goodPassword })
  openList()
  return () => auth('/signup', body)
})
flow('signing in, with the list of leaked passwords,', 'D1, D1+web', 200, async () => {
  const { email } = await makeAccount()
  openList()
  return () => auth('/token?grant_type=password', { email, password: goodPassword })
})
flow('changing the password, with the list of leaked ones,', 'D1, web, D1, D1', 200, async () => {
  const { session } = await makeAccount()
  const body = { password: 'a second good one', current_password: goodPassword }
  openList()
  return () => auth('/user', body, session.access_token, 'PUT')
})

/** The press of the button on the confirm page. */
function press(type: string, token_hash: string) {
  const body = new URLSearchParams({ type, token_hash }).toString()
  const headers = {
    origin,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  }
  return () => send('/api/auth/v1/verify', { body, headers })
}

flow('opening the link of a sign-up', 'D1, D1', 200, async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const token_hash = hashOf(readLink(await takeMail(email)))
  return () => auth('/verify', { type: 'email', token_hash })
})
flow('pressing the button of the confirm page', 'D1, D1', 200, async () => {
  const { email } = await makeAccount()
  return press('recovery', await generateLink('recovery', email))
})
flow('exchanging the code of a link', 'D1, D1', 200, async () => {
  const { email } = await makeAccount()
  const code_verifier = 'v'.repeat(56)
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  const challenge = { code_challenge, code_challenge_method: 's256' }
  await auth('/otp', await withCaptcha({ email, ...challenge }))
  const answer = await press('email', hashOf(readLink(await takeMail(email))))()
  const { redirect_to } = await answer.json<{ redirect_to: string }>()
  const auth_code = new URL(redirect_to).searchParams.get('code')
  return () => auth('/token?grant_type=pkce', { auth_code, code_verifier })
})
flow('opening a link that was used', 'D1', 403, async () => {
  const { email } = await makeAccount()
  const token_hash = await generateLink('recovery', email)
  await auth('/verify', { type: 'recovery', token_hash })
  return () => auth('/verify', { type: 'recovery', token_hash })
})
flow('typing the code of a mail', 'D1, D1', 200, async () => {
  const { email, token } = await askForCode()
  return () => auth('/verify', { type: 'email', email, token })
})
flow('typing a wrong code', 'D1', 403, async () => {
  const { email, token } = await askForCode()
  const wrong = token === '000000' ? '000001' : '000000'
  return () => auth('/verify', { type: 'email', email, token: wrong })
})

async function askForCode() {
  const { email } = await makeAccount()
  await auth('/otp', await withCaptcha({ email }))
  return { email, token: readCode(await takeMail(email)) }
}

flow('signing in', 'D1, D1', 200, async () => {
  const { email } = await makeAccount()
  return () => auth('/token?grant_type=password', { email, password: goodPassword })
})
flow('signing in with a wrong password', 'D1', 400, async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  return () => auth('/token?grant_type=password', { email, password: 'a dry river at noon' })
})
flow(
  'signing in with an address that nobody has',
  'D1',
  400,
  async () => () =>
    auth('/token?grant_type=password', { email: newEmail(), password: goodPassword }),
)
flow('signing in with a captcha', 'D1, D1', 200, async () => {
  const { email } = await makeAccount()
  const body = await withCaptcha({ email, password: goodPassword })
  return () => auth('/token?grant_type=password', body)
})
flow('signing in before the address is confirmed', 'D1', 400, async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  return () => auth('/token?grant_type=password', { email, password: goodPassword })
})
flow('refreshing a session', 'D1', 200, async () => {
  const { session } = await makeAccount()
  const body = { refresh_token: session.refresh_token }
  return () => auth('/token?grant_type=refresh_token', body)
})
flow('refreshing with a token that somebody else has used', 'D1, D1, KV', 400, async () => {
  const { session } = await makeAccount()
  const refresh = (refresh_token: string) =>
    auth('/token?grant_type=refresh_token', { refresh_token })
  const next = await (await refresh(session.refresh_token)).json<{ refresh_token: string }>()
  await refresh(next.refresh_token)
  await env.DB.prepare('UPDATE sessions SET refreshed_at = refreshed_at - 60001 WHERE id = ?')
    .bind(sessionIdOf(session.access_token))
    .run()
  return () => refresh(session.refresh_token)
})
flow('refreshing a session that has ended', 'D1', 400, async () => {
  const { session, client } = await makeAccount()
  await client.signOut()
  const body = { refresh_token: session.refresh_token }
  return () => auth('/token?grant_type=refresh_token', body)
})
flow('asking for a mail to set a new password', 'D1', 200, async () => {
  const { email } = await makeAccount()
  const body = await withCaptcha({ email })
  return () => auth('/recover', body)
})
flow('asking for a sign-in code', 'D1', 200, async () => {
  const body = await withCaptcha({ email: newEmail() })
  return () => auth('/otp', body)
})
flow('asking for the link of a sign-up again', 'D1', 200, async () => {
  const body = await withCaptcha({ type: 'signup', email: newEmail() })
  return () => auth('/resend', body)
})
flow('signing out', 'D1+KV', 204, async () => {
  const { session } = await makeAccount()
  return () => auth('/logout?scope=local', undefined, session.access_token)
})
flow('signing out of a session that has ended', 'D1+KV', 403, async () => {
  const { session, client } = await makeAccount()
  await client.signOut()
  return () => auth('/logout?scope=local', undefined, session.access_token)
})

flow('reading the own account', 'D1', 200, async () => {
  const { token } = await createAccount()
  return () => send('/api/auth/v1/user', { token })
})
flow('reading the own role', 'D1', 200, async () => {
  const { token } = await createAccount()
  return () => send('/api/account/role', { token })
})
flow('reading the own teams', 'D1+KV', 200, async () => {
  const { token } = await createAccount()
  return () => send('/api/teams/mine', { token })
})
flow('reading the own teams before KV knows the session', 'D1+KV, D1', 200, async () => {
  const { token } = await createAccount()
  await forgetRecord(token)
  return () => send('/api/teams/mine', { token })
})
flow('changing a team', 'KV, D1', 200, async () => {
  const { token, path, body } = await readTeam()
  return () => send(path, { method: 'PATCH', token, body })
})
flow('changing a team before KV knows the session', 'KV, D1, D1', 200, async () => {
  const { token, path, body } = await readTeam()
  await forgetRecord(token)
  return () => send(path, { method: 'PATCH', token, body })
})
flow('changing a team that somebody else has changed', 'KV, D1, D1', 409, async () => {
  const { token, path, body } = await readTeam()
  await send(path, { method: 'PATCH', token, body })
  forget(token)
  return () => send(path, { method: 'PATCH', token, body: { ...body, country: 'KE' } })
})
flow('reading a list of the dashboard', 'D1, D1', 200, async () => {
  const { token } = await createAccount({ role: 'admin' })
  return () => send('/api/admin/teams', { token })
})
flow('reading the accounts by the auth protocol', 'D1, D1', 200, async () => {
  const { token } = await createAccount({ role: 'admin' })
  return () => send('/api/auth/v1/admin/users', { token })
})
flow('reading the visits', 'D1, D1', 200, async () => {
  const { token } = await createAccount({ role: 'admin' })
  return () => send('/api/admin/analytics/overview', { token })
})
flow('reading whether visits are stored', 'D1, D1', 200, async () => {
  const { token } = await createAccount({ role: 'admin' })
  return () => send('/api/admin/analytics/health', { token })
})
flow('reading a heat map', 'D1, D1, D1', 200, async () => {
  const { token } = await createAccount({ role: 'admin' })
  const path = '/api/admin/analytics/heatmap?page=/figma-test-home&device=phone'
  return () => send(path, { token })
})
flow('asking for the dashboard without a role', 'D1', 403, async () => {
  const { token } = await createAccount()
  return () => send('/api/admin/teams', { token })
})

const forgetRecord = (token: string) => env.SESSIONS.delete(`session:${sessionIdOf(token)}`)
/** What an isolate remembers of a session for seconds, a person who comes back later does not meet. */
const forget = (token: string) => forgetSessions([sessionIdOf(token)])

/** A team of a signed-in account, and a change of it. */
async function readTeam() {
  const { token } = await createAccount()
  const { captcha: _captcha, ...team } = await makeTeam()
  await send('/api/teams', { token, body: { ...team, captcha: await solveCaptcha('team') } })
  const answer = await send('/api/teams/mine', { token })
  const { teams } = await answer.json<{ teams: { revision: string }[] }>()
  forget(token)
  const { id, ...details } = team
  const body = { ...details, country: 'UG', revision: teams[0]!.revision }
  return { token, path: `/api/teams/mine/${id}`, body }
}

flow('changing the own profile', 'D1, D1', 200, async () => {
  const { session } = await makeAccount()
  const body = { data: { first_name: 'Amina' } }
  return () => auth('/user', body, session.access_token, 'PUT')
})
flow('changing the password', 'D1, D1, D1', 200, async () => {
  const { session } = await makeAccount()
  const body = { password: 'a second good one', current_password: goodPassword }
  return () => auth('/user', body, session.access_token, 'PUT')
})
flow('changing the address', 'D1, D1, D1', 200, async () => {
  const { session } = await makeAccount()
  const body = { email: newEmail() }
  return () => auth('/user', body, session.access_token, 'PUT')
})
flow('enrolling an authenticator', 'D1, D1', 200, async () => {
  const { session } = await makeAccount()
  return () => auth('/factors', { factor_type: 'totp' }, session.access_token)
})
flow('asking to be challenged', 'D1, D1', 200, async () => {
  const { factor, session } = await makeProtectedAccount()
  return () => auth(`/factors/${factor.id}/challenge`, {}, session.access_token)
})
flow('typing the code of an authenticator', 'D1, D1, D1', 200, async () => {
  const { email, factor, nextCode } = await makeProtectedAccount()
  const { token } = await signInAgain(email)
  const path = `/factors/${factor.id}`
  const challenged = await auth(`${path}/challenge`, {}, token)
  const { id } = await challenged.json<{ id: string }>()
  return () => auth(`${path}/verify`, { challenge_id: id, code: nextCode }, token)
})
flow('proving with the password who one is', 'D1, D1, D1', 200, async () => {
  const { session } = await makeAccount()
  const body = { current_password: goodPassword }
  return () => auth('/reauthenticate', body, session.access_token)
})
flow('proving with a mailed code who one is', 'D1, D1, D1', 200, async () => {
  const { email, session } = await makeAccount()
  const token = session.access_token
  await auth('/reauthenticate', undefined, token, 'GET')
  const nonce = readCode(await takeMail(email))
  return () => auth('/reauthenticate', { nonce }, token)
})
flow('enrolling an authenticator without a proof', 'D1, D1', 400, async () => {
  const { session } = await makeAccount()
  await env.DB.prepare('UPDATE sessions SET created_at = created_at - 600000 WHERE id = ?')
    .bind(sessionIdOf(session.access_token))
    .run()
  return () => auth('/factors', { factor_type: 'totp' }, session.access_token)
})
flow('undoing a change of password', 'D1, D1, KV', 200, async () => {
  const { email, session } = await makeAccount()
  const body = { password: 'chosen by a thief', current_password: goodPassword }
  await auth('/user', body, session.access_token, 'PUT')
  const token_hash = hashOf(readLink(await takeMail(email)))
  return () => auth('/verify', { type: 'change_undo', token_hash })
})
flow('opening an undo that was used', 'D1', 403, async () => {
  return () => auth('/verify', { type: 'change_undo', token_hash: 'a'.repeat(43) })
})
flow('reading where one is signed in', 'D1, D1', 200, async () => {
  const { session } = await makeAccount()
  return () => send('/api/auth/v1/sessions', { token: session.access_token })
})
flow('taking a copy of the own data', 'D1, D1', 200, async () => {
  const { session } = await makeAccount()
  return () => send('/api/account/export', { token: session.access_token })
})
flow('deleting the own account', 'D1, D1, D1, KV', 204, async () => {
  const { email, session } = await makeAccount()
  const token = session.access_token
  return () => send('/api/account', { method: 'DELETE', token, body: { email } })
})

flow('registering a team', 'D1', 201, async () => {
  const body = await makeTeam()
  return () => send('/api/teams', { body })
})
flow('registering a team while signed in', 'KV, D1', 201, async () => {
  const { token } = await createAccount()
  const body = await makeTeam()
  return () => send('/api/teams', { body, token })
})
flow('registering a team before KV knows the session', 'KV, D1, D1', 201, async () => {
  const { token } = await createAccount()
  await forgetRecord(token)
  const body = await makeTeam()
  return () => send('/api/teams', { body, token })
})
flow('registering a team under a name that is taken', 'D1, D1', 409, async () => {
  const { teamName } = await sendTeam()
  const body = await makeTeam({ teamName })
  return () => send('/api/teams', { body })
})
flow('registering a team again', 'D1, D1', 200, async () => {
  const body = await sendTeam()
  return () => send('/api/teams', { body })
})
flow('sending a message', 'D1', 201, async () => {
  const body = await makeContact()
  return () => send('/api/contact', { body })
})
flow('answering a message', 'D1, D1, D1', 201, async () => {
  const [{ token }, message] = [await createAccount({ role: 'admin' }), await makeContact()]
  await send('/api/contact', { body: message })
  const body = { id: crypto.randomUUID(), text: 'Yes.', seen: null }
  return () => send(`/api/admin/intake/${message.id}/answers`, { token, body })
})
flow('applying as a partner', 'D1', 201, async () => {
  const body = await makeApplication()
  return () => send('/api/partner-applications', { body })
})
flow('being interested in a hub', 'D1', 201, async () => {
  const body = await makeHubInterest()
  return () => send('/api/hub-interest', { body })
})

async function sendTeam() {
  const body = await makeTeam()
  await send('/api/teams', { body })
  return body
}

flow('asking for a captcha', 'nothing', 200, async () => () => send('/api/captcha'))
flow('asking for what there is not', 'nothing', 404, async () => () => send('/api/no-such-route'))
flow('being measured', 'nothing', 202, async () => {
  vi.spyOn(env.EVENTS, 'send').mockResolvedValue({} as QueueSendResponse)
  return () => postEvents(makeBatch())
})
flow('calling a tool of the MCP server', 'nothing', 200, async () => {
  const params = { name: 'search_faq', arguments: { query: 'team' } }
  return () => postMcp({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
})
