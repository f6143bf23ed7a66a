import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { ArticleMeta } from '#words/blog.ts'

const FOLDER = 'content/words/en/blog'

/** The articles as their files have them, the newest first: front matter, and the markdown below it. */
export function articlesOnDisk() {
  return readdirSync(FOLDER)
    .map((file) => {
      const [, front = '', source = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^---$/m)
      return { slug: file.replace('.md', ''), meta: parse(front) as ArticleMeta, source }
    })
    .toSorted((a, b) => String(b.meta.date).localeCompare(String(a.meta.date)))
}

/** An ISO date as a reader expects it: 19 August 2025. */
export function longDate(date: string) {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}

/** What a reader sees of markdown: its lines without marks, those of code as they are, and of figures what they say. */
export function readableLines(source: string): string[] {
  let inCode = false
  let inFigure = false
  return source
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('```')) {
        inCode = !inCode
        inFigure = line.endsWith('figure')
        return []
      }
      if (inFigure)
        return /^caption: (.+)$/.exec(line)?.[1] ?? / {2}- \d+ \w+: (.+)$/.exec(line)?.[1] ?? []
      if (inCode) return [line.trim()]
      if (/^\s*(---|\|[\s|:-]+\|)\s*$/.test(line)) return []
      return line
        .replace(/^\s*(#+|>|[-*]|\d+\.)\s+/, '')
        .split(/\s*\|\s*/)
        .map((text) =>
          text
            .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
            .replaceAll(/[*`]/g, '')
            .replaceAll(/\\(.)/g, '$1')
            .trim(),
        )
    })
    .filter(Boolean)
}
