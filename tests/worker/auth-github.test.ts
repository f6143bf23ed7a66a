import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { voidFlows } from '#worker/auth/store/flow-states.ts'
import { openDatabase } from '#worker/db/client.ts'
import {
  authUrl,
  browserAt,
  call,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  signUp,
} from './auth-peer.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import {
  beginLink,
  exchanges,
  newPerson,
  returnFromGithub,
  signInWith,
  useGithub,
  visitGithub,
} from './github-stand-in.ts'
import { hashOf, readLink, takeMail } from './mailbox.ts'
import { explain } from './query-plans.ts'
import { origin } from './requests.ts'
import { interleave } from './watched-database.ts'

useGithub()

test('without its keys GitHub is off, in the shape of the protocol', async () => {
  Object.assign(env, { GITHUB_CLIENT_SECRET: '' })
  const off = await call('GET', '/authorize?provider=github')
  const settings = await call('GET', '/settings')
  const { session } = await makeAccount()
  const link = await call('GET', '/user/identities/authorize?provider=github', {
    token: session.access_token,
  })
  const unlink = await call('DELETE', `/user/identities/${crypto.randomUUID()}`, {
    token: session.access_token,
  })
  Object.assign(env, { GITHUB_CLIENT_SECRET: 'client-secret' })
  expect([link.status, link.body.code]).toEqual([404, 'manual_linking_disabled'])
  expect([unlink.status, unlink.body.code]).toEqual([404, 'manual_linking_disabled'])
  expect([off.status, off.body.code, settings.body.external.github]).toEqual([
    400,
    'validation_failed',
    false,
  ])
  expect((await call('GET', '/settings')).body.external.github).toBe(true)
  expect((await call('GET', '/authorize?provider=myspace')).body.message).toContain(
    'Unsupported provider',
  )
})

test('the redirect to GitHub carries our parameters, not those that a client would set for us', async () => {
  const query = new URLSearchParams({
    provider: 'github',
    scopes: 'repo read:user,delete_repo user:email',
    login: 'chipo',
    client_id: 'evil',
    state: 'evil',
    redirect_uri: 'https://evil.example',
    redirect_to: `${origin}/auth`,
  })
  const answer = await browserAt()(`${authUrl}/authorize?${query.toString()}`, {
    redirect: 'manual',
  })
  const values = Object.fromEntries(new URL(answer.headers.get('location')!).searchParams)
  expect(values).toEqual({
    login: 'chipo',
    client_id: 'client-id',
    redirect_uri: `${authUrl}/callback`,
    scope: 'user:email read:user',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
})

test('somebody new signs in with GitHub, and again, and has one confirmed account', async () => {
  const { code, person } = newPerson()
  const first = await signInWith(code)
  expect(first.error).toBeNull()
  expect(first.data.session).toMatchObject({ provider_token: `gho_${code}` })
  expect(first.data.user).toMatchObject({
    email: person.email.toLowerCase(),
    app_metadata: { provider: 'github', providers: ['github'] },
    user_metadata: { user_name: person.login, full_name: 'Chipo Phiri' },
    identities: [{ provider: 'github', id: String(person.id) }],
  })
  expect(first.data.user!.email_confirmed_at).toBeTruthy()
  expect(exchanges.at(-1)).toMatchObject({
    code,
    client_id: 'client-id',
    redirect_uri: `${authUrl}/callback`,
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect((await first.client.getClaims()).data!.claims.amr).toMatchObject([{ method: 'oauth' }])
  const second = await signInWith(code)
  expect(second.data.user!.id).toBe(first.data.user!.id)
  const flows = JSON.stringify((await env.DB.prepare('SELECT * FROM flow_states').all()).results)
  expect(flows).not.toContain(`gho_${code}`)
})

test('ten first sign-ins at once make one account', async () => {
  const { code } = newPerson()
  const results = await Promise.all(Array.from({ length: 10 }, () => signInWith(code)))
  expect(new Set(results.map(({ data }) => data.user?.id)).size).toBe(1)
})

test('a state works once and only if it is ours', async () => {
  const { code } = newPerson()
  const answer = await browserAt()(`${authUrl}/authorize?provider=github`, { redirect: 'manual' })
  const state = new URL(answer.headers.get('location')!).searchParams.get('state')!
  const query = new URLSearchParams({ code, state }).toString()
  const first = await browserAt()(`${authUrl}/callback?${query}`, { redirect: 'manual' })
  expect(new URL(first.headers.get('location')!).hash).toContain('access_token=')
  for (const bad of [query, `code=${code}&state=guess`, `code=${code}`]) {
    const again = await browserAt()(`${authUrl}/callback?${bad}`, { redirect: 'manual' })
    const target = new URL(again.headers.get('location')!)
    expect(target.pathname).toBe('/auth')
    expect(target.searchParams.get('error_code')).toBe('bad_oauth_state')
    expect(target.hash).toContain('error_code=bad_oauth_state')
  }
})

test('somebody who declines at GitHub, or has no verified address there, comes back with an error', async () => {
  const refused = new URLSearchParams({
    error: 'access_denied',
    error_description: 'The user has denied your application access.',
  })
  const denied = await returnFromGithub(refused)
  expect(denied.pathname).toBe('/auth')
  expect(Object.fromEntries(denied.searchParams)).toEqual(Object.fromEntries(refused))
  expect(denied.hash).toContain('error=access_denied')
  const odd = await returnFromGithub(
    new URLSearchParams({ error: '<b>odd</b>', error_description: 'x'.repeat(1000) }),
  )
  expect(odd.searchParams.get('error_code')).toBe('bad_oauth_callback')
  const { target } = await signInWith(newPerson(newEmail(), false).code)
  expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification')
})

test('GitHub joins the account with the same confirmed address', async () => {
  const { email, user } = await makeAccount()
  const { data } = await signInWith(newPerson(email.toUpperCase()).code)
  expect(data.user!.id).toBe(user.id)
  expect(data.user!.app_metadata.providers!.toSorted()).toEqual(['email', 'github'])
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
})

test('an address that only looks like one of ours opens no account', async () => {
  const { email } = await makeAccount({ email: newEmail('kwame') })
  // The sign for Kelvin is a small k when it is written small.
  const { target, data } = await signInWith(newPerson(email.replace('k', '\u212a')).code)
  expect(data.user).toBeNull()
  expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification')
})

test('an account that nobody confirmed loses its password when GitHub joins it', async () => {
  const email = newEmail()
  await signUp(makeClient(), email, 'set by a stranger')
  await takeMail(email)
  const { data } = await signInWith(newPerson(email).code)
  expect(data.user!.identities).toMatchObject([{ provider: 'github' }])
  expect(
    (await makeClient().signInWithPassword({ email, password: 'set by a stranger' })).error,
  ).toMatchObject({ code: 'invalid_credentials' })
})

test('a signed-in account links GitHub, once for each person, and unlinks it', async () => {
  const { email, user } = await makeAccount()
  const { client, url } = await beginLink(email)
  const { code } = newPerson()
  const target = await visitGithub(url, code)
  expect((await client.getUserIdentities()).data!.identities).toHaveLength(1)
  const linked = await client.exchangeCodeForSession(target.searchParams.get('code')!)
  expect(linked.data.user).toMatchObject({ id: user.id, email })
  expect((await takeMail(email)).subject).toContain('GitHub was connected')
  const { data: identities } = await client.getUserIdentities()
  expect(identities!.identities.map(({ provider }) => provider).toSorted()).toEqual([
    'email',
    'github',
  ])
  expect((await signInWith(code)).data.user!.id).toBe(user.id)

  const other = await makeAccount()
  const { client: otherClient, url: again } = await beginLink(other.email)
  const taken = await visitGithub(again, code)
  expect(
    (await otherClient.exchangeCodeForSession(taken.searchParams.get('code')!)).error,
  ).toMatchObject({ status: 422, code: 'identity_already_exists' })

  const github = identities!.identities.find(({ provider }) => provider === 'github')!
  expect((await otherClient.unlinkIdentity(github)).error).toMatchObject({
    status: 422,
    code: 'identity_not_found',
  })
  expect((await client.unlinkIdentity(github)).error).toBeNull()
  expect((await takeMail(email)).subject).toContain('GitHub was disconnected')
  expect((await client.getUser()).data.user!.app_metadata.providers).toEqual(['email'])
})

test('GitHub that a thief connected is disconnected by the link in the mail about it', async () => {
  const { email } = await makeAccount()
  const { client, url } = await beginLink(email)
  const { code } = newPerson()
  const target = await visitGithub(url, code)
  await client.exchangeCodeForSession(target.searchParams.get('code')!)
  const mail = await takeMail(email)
  expect(mail.subject).toContain('GitHub was connected')
  const body = { type: 'change_undo', token_hash: hashOf(readLink(mail)) }
  const { user } = (await call('POST', '/verify', { body })).body
  expect(user).toMatchObject({ identities: [{ provider: 'email' }], has_password: false })
  expect((await client.getUser()).error).not.toBeNull()
})

test('a link that a stranger began does nothing in the browser of the person tricked into it', async () => {
  const { session } = await makeAccount()
  const plain = await call(
    'GET',
    '/user/identities/authorize?provider=github&skip_http_redirect=true',
    { token: session.access_token },
  )
  expect([plain.status, plain.body.code]).toEqual([400, 'validation_failed'])
  const { code, person } = newPerson()
  const challenge = 'a'.repeat(43)
  const begun = await call(
    'GET',
    `/user/identities/authorize?provider=github&skip_http_redirect=true&code_challenge=${challenge}&code_challenge_method=s256`,
    { token: session.access_token },
  )
  await visitGithub(begun.body.url, code)
  const linked = await env.DB.prepare('SELECT count(*) AS n FROM identities WHERE provider_id = ?')
    .bind(String(person.id))
    .first()
  expect(linked).toEqual({ n: 0 })
})

test('a change of password voids a link to GitHub that was begun before it', async () => {
  const { client: owner, email, user } = await makeAccount()
  const { client: intruder, url } = await beginLink(email)
  const changed = await owner.updateUser({
    password: 'another correct horse battery',
    current_password: goodPassword,
  })
  expect(changed.error).toBeNull()
  const target = await visitGithub(url, newPerson().code)
  expect(target.searchParams.get('error_code')).toBe('bad_oauth_state')
  const exchanged = await intruder.exchangeCodeForSession(target.searchParams.get('code') ?? 'none')
  expect(exchanged.data.session).toBeNull()
  const { results } = await env.DB.prepare('SELECT provider FROM identities WHERE user_id = ?')
    .bind(user.id)
    .all()
  expect(results).toEqual([{ provider: 'email' }])
})

test('a change of password voids a link to GitHub even while GitHub is being asked', async () => {
  const { client: owner, email } = await makeAccount()
  const { url } = await beginLink(email)
  async function changePassword() {
    const change = { password: 'another correct horse', current_password: goodPassword }
    expect((await owner.updateUser(change)).error).toBeNull()
  }
  const comeBack = () => visitGithub(url, newPerson().code)
  const target = await interleave(comeBack, { before: 2, work: changePassword })
  expect(target.searchParams.get('error_code')).toBe('bad_oauth_state')
  expect(target.searchParams.get('code')).toBeNull()
  expect((await owner.getUser()).data.user!.identities).toHaveLength(1)
})

test('the last way to sign in cannot be removed, and a password makes a second one', async () => {
  const { client, data } = await signInWith(newPerson().code)
  const github = data.user!.identities![0]!
  expect((await client.unlinkIdentity(github)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  })
  expect((await client.updateUser({ password: 'my own first password' })).error).toBeNull()
  const { data: now } = await client.getUserIdentities()
  expect(now!.identities.map(({ provider }) => provider).toSorted()).toEqual(['email', 'github'])
  expect((await client.unlinkIdentity(github)).error).toBeNull()
  expect(
    (
      await makeClient().signInWithPassword({
        email: data.user!.email!,
        password: 'my own first password',
      })
    ).error,
  ).toBeNull()
})

test('an address too long to be a page of ours is not kept, and what was begun is cleared within minutes of its end', async () => {
  const readTargets = async () =>
    (await env.DB.prepare('SELECT redirect_to FROM flow_states').all()).results
  await env.DB.prepare('DELETE FROM flow_states').run()
  const begin = (redirectTo: string) =>
    browserAt()(
      `${authUrl}/authorize?${new URLSearchParams({ provider: 'github', redirect_to: redirectTo }).toString()}`,
      {
        redirect: 'manual',
      },
    )
  const longest = `${origin}/auth?next=`.padEnd(2000, 'a')
  await begin(longest)
  await begin(`${longest}a`)
  expect(new Set((await readTargets()).map((row) => row.redirect_to))).toEqual(
    new Set([longest, origin]),
  )
  await runCron(EVERY_FIVE_MINUTES, new Date())
  expect(await readTargets()).toHaveLength(2)
  await runCron(EVERY_FIVE_MINUTES, new Date(Date.now() + 3600_000))
  expect(await readTargets()).toEqual([])
})

test('the flows of an account are found without reading those of others', async () => {
  const { sql: text, params } = voidFlows(openDatabase(env), 'nobody', sql`true`).toSQL()
  const plan = await explain({ sql: text, values: params })
  expect(plan.length).toBeGreaterThan(0)
  expect(plan.join()).not.toContain('SCAN')
})
