// Writes content/facts/licences.ts from the SPDX list, which comes with the spdx-license-list package: the licences that the
// Open Source Initiative has approved. To be run after an update of the package.
import { writeFile } from 'node:fs/promises'
import list from 'spdx-license-list/spdx.json' with { type: 'json' }

// Ids that SPDX has replaced: without "only" or "or-later", with a plus sign, or with an exception in the id.
const isReplaced = (id) => /^[AL]?GPL-[\d.]+$|\+$|-with-|^wxWindows$/.test(id)

const ids = Object.keys(list)
  .filter((id) => list[id].osiApproved && !isReplaced(id))
  .sort((one, other) => one.localeCompare(other, 'en'))

await writeFile(
  new URL('../content/facts/licences.ts', import.meta.url),
  `// Written by scripts/generate-licences.mjs; change that script, not this file.

/** The licences that the Open Source Initiative has approved, by their ids in the SPDX list. */
export const licences = [
${ids.map((id) => `  '${id}',`).join('\n')}
] as const
`,
)
console.log(`${ids.length} licences`)
