/** A tool, resource or prompt that a server offers. */
export type Tool = { name: string; description: string }

/**
 * Reads a list with one tool a line, `name: what it does`; a dash or a bullet may stand before the name. A line without a
 * colon, or with nothing on one of its sides, leaves that side empty.
 */
export function listTools(text: string): Tool[] {
  return text
    .split('\n')
    .map((row) => row.replace(/^[\s*•-]+/, '').trim())
    .filter((row) => row !== '')
    .map((row) => {
      // The colon of a resource's address, as in `data://prices: ...`, has no space after it.
      const [, name = row, description = ''] = /^(.*?):(?:\s+(.*))?$/.exec(row) ?? []
      return { name: name.trim(), description: description.trim() }
    })
}
