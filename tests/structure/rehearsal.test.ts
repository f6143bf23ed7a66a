import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

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
