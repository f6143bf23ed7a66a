import { spawn } from 'node:child_process'
import { test as base } from './visitor.ts'

export type Staff = Record<'admin' | 'organizer' | 'hub', { email: string; password: string }>
export type Server = { staff: Staff; url: string }

/** A test on a server of its own with the sample data: on the usual one the first administrator is still to come. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const port = Number(process.env.E2E_PORT ?? 8799) + 2
      const { staff, end } = await serveSeeded(port)
      await use({ staff, url: `http://localhost:${port}` })
      end()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

/** Serves the product with the sample data on a port; returns the sample's accounts and a way to end it. */
async function serveSeeded(port: number): Promise<{ staff: Staff; end: () => void }> {
  const server = spawn('node', ['scripts/serve-for-tests.mjs', String(port), 'seeded'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  server.stdout.on('data', (text: Buffer) => (said += text.toString()))
  while (!(await answers(`http://localhost:${port}/api/health`))) {
    if (server.exitCode !== null) throw new Error(`the server ended: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const account = (role: string) => {
    const [, email, password] = new RegExp(`^ *${role} +(\\S+@\\S+) +(.+)$`, 'm').exec(said)!
    return { email: email!, password: password!.trim() }
  }
  return {
    staff: { admin: account('admin'), organizer: account('organizer'), hub: account('hub') },
    end: () => void server.kill('SIGTERM'),
  }
}

const answers = (address: string) =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  )
