// npm run dev: hot reload, with the same Worker, bindings, local data and rehearsed day as npm start.
import { chooseDay, install, migrate, secrets, start, types } from './prepare.mjs'

install()
const persist = '.wrangler/state'
const today = chooseDay(persist)
await secrets()
types()
migrate(persist)
const port = process.env.PORT ?? '8787'
const server = start('vite', ['--port', port, '--strictPort'], { env: { REHEARSED_DAY: today } })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
