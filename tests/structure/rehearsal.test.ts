import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'

const choose = (...options: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/choose-day.mjs', ...options],
    { encoding: 'utf8' },
  )
  return { status, day: stdout.trim(), reason: stderr.trim() }
}

test('npm start rehearses the opening day, or the day that is asked for, or none', () => {
  expect(choose()).toMatchObject({ status: 0, day: '2025-09-11' })
  expect(choose('--today', '2025-10-30')).toMatchObject({ status: 0, day: '2025-10-30' })
  expect(choose('--today=now')).toMatchObject({ status: 0, day: '' })
})

test('a day that does not exist or lies far from the edition is refused with the reason', () => {
  for (const day of ['2025-02-30', 'yesterday', '2025-8-1', '2024-10-30', '2026-11-12']) {
    const { status, reason } = choose('--today', day)
    expect([status, reason]).toEqual([1, expect.stringContaining(day)])
  }
  for (const options of [['--today'], ['--tomorrow', '2025-10-30']])
    expect(choose(...options)).toMatchObject({ status: 1, day: '' })
})

test('the sample teams registered while registration was open, and before the rehearsed moment', async () => {
  const { makeTeams } = (await import(resolve('scripts/sample-teams.mjs'))) as {
    makeTeams: (now: number) => { createdAt: Date }[]
  }
  const { opens, closes } = event.registration
  for (const now of [
    '2025-09-11T00:01:00+02:00',
    '2025-09-30T12:00:00+02:00',
    '2026-11-12T12:00:00Z',
  ]) {
    const times = makeTeams(Date.parse(now)).map(({ createdAt }) => createdAt.getTime())
    expect(times.toSorted((one, other) => one - other)).toEqual(times)
    expect(times[0]).toBeGreaterThanOrEqual(Date.parse(opens))
    expect(times.at(-1)).toBeLessThan(Math.min(Date.parse(now), Date.parse(closes)))
  }
})

test('sample members have joined, and were let in at their own hub or the finale, before the rehearsed moment', async () => {
  const { makeTeams } = await import(resolve('scripts/sample-teams.mjs'))
  const { makeJoined, makeAttendances } = (await import(resolve('scripts/sample-members.mjs'))) as {
    makeJoined: (teams: unknown, now: number) => { email: string; hubId: string; joinedAt: Date }[]
    makeAttendances: (
      members: object[],
      now: number,
    ) => Record<'event' | 'day' | 'userId', string>[]
  }
  const events = [
    ['2025-10-01', 0, 0],
    ['2025-10-30', 1, 0],
    ['2025-11-12', 2, 1],
  ] as const
  for (const [day, saturdays, finales] of events) {
    const now = Date.parse(`${day}T12:00:00+02:00`)
    const joined = makeJoined(makeTeams(now), now)
    expect(Math.max(...joined.map(({ joinedAt }) => joinedAt.getTime()))).toBeLessThanOrEqual(now)
    const members = joined.map((person) => ({ ...person, userId: person.email }))
    const rows = makeAttendances(members, now)
    const hubOf = new Map(joined.map(({ email, hubId }) => [email, hubId]))
    expect(
      rows.filter((row) => row.event !== 'finale' && row.event !== hubOf.get(row.userId)),
    ).toEqual([])
    const days = (isFinale: boolean) =>
      new Set(rows.filter(({ event: at }) => (at === 'finale') === isFinale).map((row) => row.day))
    expect([days(false).size, days(true).size]).toEqual([saturdays, finales])
    expect(new Set(rows.map((row) => `${row.event} ${row.day} ${row.userId}`)).size).toBe(
      rows.length,
    )
  }
})

test('no command asks the network where this machine is, because Wrangler complains in red where there is none', () => {
  const script = `await import('./scripts/prepare.mjs'); console.log(process.env.CLOUDFLARE_CF_FETCH_ENABLED)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  expect(stdout.trim()).toBe('false')
})
