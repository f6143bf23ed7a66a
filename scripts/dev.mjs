// npm run dev: hot reload, with the same Worker, bindings and local data as npm start.
import { install, migrate, secrets, start, types } from './prepare.mjs'

install()
await secrets()
types()
migrate()
const port = process.env.PORT ?? '8787'
const server = start('vite', ['--port', port, '--strictPort'])
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
