import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { batchOf } from '#worker/db/batch.ts'
import { openDatabase } from '#worker/db/client.ts'

const db = openDatabase(env)
const select = (value: string) => db.select({ value: sql<string>`${value}` }).from(sql`(SELECT 1)`)

test('a batch runs its groups in order and answers by name', async () => {
  const answers = await batchOf(
    db,
    { first: select('1'), list: [select('2'), select('3')], nothing: undefined },
    false,
    { last: select('4') },
  )
  expect(answers).toEqual({
    first: [{ value: '1' }],
    list: [[{ value: '2' }], [{ value: '3' }]],
    nothing: undefined,
    last: [{ value: '4' }],
  })
})

test('two statements of one name are refused, so that none is lost', async () => {
  await expect(batchOf(db, { same: select('1') }, { same: select('2') })).rejects.toThrow(
    'Two statements of one batch are called same.',
  )
})
