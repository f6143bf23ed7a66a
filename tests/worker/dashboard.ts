import { expect } from 'vitest'
import { makeTeam } from './filled-forms.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

export type Row = Record<string, unknown> & { id: string }
export type List = { rows: Row[]; total: number; page: number; size: number }

/** Signs an administrator in; returns the account, how it calls the dashboard's routes, and how it reads a list. */
export async function openDashboard() {
  const admin = await createAccount({ role: 'admin' })
  const act = (path: string, method: string, body?: unknown) =>
    send(`/api/admin${path}`, { method, body, token: admin.token })
  const readList = async (path: string) => {
    const answer = await act(path, 'GET')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return answer.json<List>()
  }
  return { admin, act, readList }
}

/** Registers a team by the form; returns what was sent. */
export async function registerTeam(changes: Record<string, unknown> = {}) {
  const form = await makeTeam(changes)
  expect((await send('/api/teams', { body: form })).status).toBe(201)
  return form
}
