import { spawn } from 'node:child_process'

export type Staff = Record<'admin' | 'organizer', { email: string; password: string }>

/** Serves the product with the sample data on a port; returns the sample's accounts and a way to end it. */
export async function serveSeeded(port: number): Promise<{ staff: Staff; end: () => void }> {
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
    const [, email, password] = new RegExp(`^ *${role} +(\\S+) +(.+)$`, 'm').exec(said)!
    return { email: email!, password: password!.trim() }
  }
  return {
    staff: { admin: account('admin'), organizer: account('organizer') },
    end: () => void server.kill('SIGTERM'),
  }
}

const answers = (address: string) =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  )
