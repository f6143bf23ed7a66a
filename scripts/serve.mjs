// Serves the built product (dist/) as production does: compressed, with local versions of the real bindings.
import { BUILT_CONFIG, start } from './prepare.mjs'

/**
 * @param {{ port: number, persist: string, logLevel?: string, vars?: Record<string, string> }} options where to listen, where
 * D1 (migrated), KV and the queues are kept, and further settings of the Worker
 * @returns the running server's process, once it answers
 */
export async function serve({ port, persist, logLevel = 'error', vars = {} }) {
  const url = `http://localhost:${port}`
  const options = {
    config: BUILT_CONFIG,
    port,
    ip: 'localhost',
    'inspector-port': 0,
    'persist-to': persist,
    'log-level': logLevel,
    'show-interactive-dev-session': false,
  }
  const server = start('wrangler', [
    'dev',
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ...Object.entries({ SITE_URL: url, ...vars }).map(([name, value]) => `--var=${name}:${value}`),
  ])
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
  process.on('exit', () => server.kill())
  while (!(await answers(`${url}/api/health`)))
    await new Promise((resolve) => setTimeout(resolve, 200))
  return { url, server }
}

const answers = (address) =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  )
