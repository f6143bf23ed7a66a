import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import {
  browserAt,
  call,
  catchErrors,
  generateLink,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  openSession,
  signUp,
} from './auth-peer.ts'
import { hashOf, readLink, takeMail } from './mailbox.ts'
import { origin } from './requests.ts'
import { watchDatabase } from './watched-database.ts'

type Break = { at: number; isDone: boolean }

/**
 * The n-th call of the database breaks off: before anything happened, or after all of it, when only the answer is lost.
 * What it returns tells whether there were that many calls.
 */
function breakOff({ at, isDone }: Break) {
  let calls = 0
  const end = watchDatabase(async (work) => {
    calls += 1
    const isIt = calls === at
    if (isIt && !isDone) throw new Error('Network connection lost')
    const result = await work()
    if (isIt) throw new Error('Network connection lost')
    return result
  })
  return () => {
    end()
    return calls >= at
  }
}

/** Does something again and again, each time with a break at the next call of the database, until none is left. */
async function breakEverywhere(
  once: (during: (work: () => Promise<unknown>) => Promise<void>) => Promise<void>,
) {
  for (const isDone of [false, true]) {
    let wasBroken = true
    for (let at = 1; wasBroken; at++) {
      expect(at).toBeLessThan(30)
      await once(async (work) => {
        const log = catchErrors()
        const end = breakOff({ at, isDone })
        await work()
        // What goes on after the answer breaks off too.
        await afterAnswers()
        wasBroken = end()
        log.end()
        expect(JSON.stringify(log.calls)).not.toMatch(/select|insert|update|@example/i)
      })
    }
  }
}

const count = async (from: string, value: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${from} = ?`)
    .bind(value)
    .first<{ n: number }>())!.n

test('a sign-up that breaks off anywhere is completed by sending it again', async () => {
  await breakEverywhere(async (during) => {
    const email = newEmail('broken')
    await during(() => signUp(makeClient(), email))
    const found = await count('users WHERE email', email)
    expect(await count('identities WHERE email', email)).toBe(found)
    expect(await count('one_time_tokens WHERE email', email)).toBe(found)
    expect((await signUp(makeClient(), email)).error).toBeNull()
    expect(await count('users WHERE email', email)).toBe(1)
    const token_hash = hashOf(readLink(await takeMail(email)))
    expect((await makeClient().verifyOtp({ token_hash, type: 'email' })).error).toBeNull()
  })
})

test('a link whose press breaks off anywhere opens one session, or is still good', async () => {
  await breakEverywhere(async (during) => {
    const { email, user, client } = await makeAccount()
    await client.signOut()
    const body = { type: 'recovery', token_hash: await generateLink('recovery', email) }
    await during(() => call('POST', '/verify', { body }))
    const opened = await count('sessions WHERE user_id', user.id)
    expect(await count('one_time_tokens WHERE user_id', user.id)).toBe(1 - opened)
    const again = await call('POST', '/verify', { body })
    expect(again.status).toBe(opened === 1 ? 403 : 200)
    expect(await count('sessions WHERE user_id', user.id)).toBe(1)
  })
})

test('a refresh that breaks off anywhere is answered when it is sent again', async () => {
  await breakEverywhere(async (during) => {
    const { session } = await makeAccount()
    const refresh = () =>
      call('POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: session.refresh_token },
      })
    await during(refresh)
    const again = await refresh()
    expect(again.status).toBe(200)
    expect((await call('GET', '/user', { token: again.body.access_token })).status).toBe(200)
  })
})

test('a change of password that breaks off anywhere is done whole or not at all', async () => {
  await breakEverywhere(async (during) => {
    const { email, user } = await makeAccount({ hash: 'imported' })
    const { session } = await openSession(email)
    const change = () =>
      call('PUT', '/user', {
        token: session.access_token,
        body: { password: 'a second good one', current_password: goodPassword },
      })
    await during(change)
    const { hash } = (await env.DB.prepare('SELECT password_hash AS hash FROM users WHERE id = ?')
      .bind(user.id)
      .first<{ hash: string }>())!
    const isChanged = hash.startsWith('scrypt$14$')
    expect(await count('sessions WHERE user_id', user.id)).toBe(isChanged ? 1 : 2)
    expect(await count(`audit_log WHERE action = 'password_changed' AND actor_id`, user.id)).toBe(
      isChanged ? 1 : 0,
    )
    const again = await change()
    expect([again.status, again.body.code]).toEqual(
      isChanged ? [400, 'current_password_invalid'] : [200, undefined],
    )
  })
})

test('a deletion that breaks off anywhere leaves all of the account or nothing', async () => {
  await breakEverywhere(async (during) => {
    const { email, user, session } = await makeAccount()
    const remove = () =>
      browserAt()(`${origin}/api/account`, {
        method: 'DELETE',
        headers: {
          authorization: `Bearer ${session.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email }),
      })
    await during(remove)
    const left = await count('users WHERE id', user.id)
    expect(await count('sessions WHERE user_id', user.id)).toBe(left)
    expect(await count('identities WHERE user_id', user.id)).toBe(left)
    expect((await remove()).status).toBe(left === 1 ? 204 : 401)
    expect(await count('users WHERE id', user.id)).toBe(0)
  })
})
