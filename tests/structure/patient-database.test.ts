import { expect, test } from 'vitest'

// A script has no types.
const { makePatient } = (await import('../../scripts/patient-database.mjs' as string)) as {
  makePatient: <Part>(part: Part) => Part
}

test('sample data waits for a server that writes, and stops at any other error', async () => {
  const answers = [
    new Error('D1_ERROR: database is locked: SQLITE_BUSY'),
    // What a session of D1 says of the same.
    new Error('D1_ERROR: Failed to get session commit token: internal error; reference = x'),
    'stored',
  ]
  const statement = {
    bind: (...values: string[]) => ({
      run: () => {
        const answer = answers.shift()
        return answer instanceof Error
          ? Promise.reject(answer)
          : Promise.resolve({ answer, values })
      },
    }),
  }
  const database = makePatient({ prepare: (_text: string) => statement })
  const insert = database.prepare('INSERT').bind('Mosi')
  expect(await insert.run()).toEqual({ answer: 'stored', values: ['Mosi'] })
  answers.push(new Error('UNIQUE constraint failed'))
  await expect(insert.run()).rejects.toThrow('UNIQUE')
})
