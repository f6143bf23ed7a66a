import { globSync, readFileSync } from 'node:fs'

const files = new Map(
  globSync('tests/{worker,e2e,content,structure,web}/**/*.{test,spec}.{ts,tsx}').map((path) => [
    path.split('/').at(-1)!,
    readFileSync(path, 'utf8'),
  ]),
)

/** The rows of the tables of a document, each as its cells, without the headings. */
export function readRows(document: string): string[][] {
  return document
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && !/^\| ?-/.test(lines[index + 1] ?? ''))
    .filter((line) => !/^\| ?-/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** Reads the tests that a cell names: `file.test.ts: “sentence”; “sentence”`, files parted by line breaks. */
export function readNamedTests(cell: string) {
  return cell.split('<br>').flatMap((part) => {
    const file = /^[\w-]+\.(test|spec)\.tsx?/.exec(part.trim())?.[0] ?? ''
    return [...part.matchAll(/“([^”]+)”/g)].map(([, sentence]) => ({ file, sentence: sentence! }))
  })
}

/** Finds the tests named in the cells that do not exist under that name. */
export function findMissing(cells: readonly string[]) {
  return cells
    .flatMap(readNamedTests)
    .filter(({ file, sentence }) => !files.get(file)?.includes(`('${sentence}'`))
}
