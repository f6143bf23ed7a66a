// npm run migration -- accounts --name words: writes a migration after a change of that database's schema.
import { basename } from 'node:path'
import { databases } from './databases.mjs'
import { install, run } from './prepare.mjs'

const [set, ...options] = process.argv.slice(2)
const sets = Object.values(databases).map(({ migrations }) => basename(migrations))
const database = Object.values(databases)[sets.indexOf(set)]
if (!database) {
  console.error(`Name the database first: npm run migration -- ${sets.join('|')} --name words`)
  process.exit(1)
}
install()
const { schema, migrations } = database
run('drizzle-kit', [
  'generate',
  '--dialect=sqlite',
  `--schema=${schema}`,
  `--out=${migrations}`,
  ...options,
])
