// npm run secrets: generates the secrets of a first deployment into the file that "npm run deploy" uploads.
import { existsSync, writeFileSync } from 'node:fs'
import { localSecrets } from './secrets.mjs'

const file = '.secrets.production'
if (existsSync(file)) {
  console.error(`${file} already exists. Delete it yourself if you mean to replace every secret.`)
  process.exit(1)
}
const secrets = await localSecrets()
writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
console.log(
  `Made ${file}. Keep SETUP_KEY: it opens /setup-admin#key=… once, for the first administrator.`,
)
