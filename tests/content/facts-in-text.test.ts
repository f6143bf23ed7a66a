import { readdirSync, readFileSync } from 'node:fs'
import type { CallToolResult, ListToolsResult } from '@modelcontextprotocol/server'
import { expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { evaluationCriteria, prizes } from '#content/facts/judging.ts'
import { dotWorth, tiers } from '#content/facts/partnerships.ts'
import { checkInDays, phases } from '#content/facts/schedule.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { formatMoney } from '#content/format/numbers.ts'
import { articles } from '#words/blog.ts'
import { spell } from '#words/language.ts'
import { mcpWords } from '#words/mcp.ts'
import { answerMcp } from '#worker/mcp/serve.ts'
import { breakable, listDates } from './dates-in-text.ts'
import { samples } from './sample-mails.ts'

const ARTICLES = 'content/words/en/blog'
const facts = import.meta.glob('/content/facts/*.ts', { eager: true })
const words = import.meta.glob<object>('/content/words/en/**/*.ts', { eager: true })

/** Every text of the words, the articles, the mails and the MCP server's answers, with where it stands. */
const texts = [
  ...Object.entries(words).flatMap(([file, module]) =>
    listTexts({ ...module }).map((text) => [file.slice('/content/words/en/'.length), text]),
  ),
  ...readdirSync(ARTICLES).map((name) => [name, readFileSync(`${ARTICLES}/${name}`, 'utf8')]),
  ...listTexts(samples).map((text) => ['a mail', text]),
  ...(await askEveryTool()),
].map(([where, text]) => [where, breakable(text!)]) as [where: string, text: string][]

const knownDays = new Set(listTexts(facts).flatMap((text) => listDates(text, event.year)))

/** The days that are no fact of the edition, each with the place that may name it. */
const explained: [day: string, where: RegExp, why: string][] = [
  ['2025-11-05', /./, 'the deadline as a clock in East Africa shows it'],
  ['2024-01-01', /^pages\/admin-analytics/, 'the first day that the reports accept'],
  ['2024-11-05', /^africa-protocol/, 'the first revision of the protocol'],
  ['2025-09-01', /^forty-cities/, 'a notice in an example'],
  ['2025-11-17', /^hackathon-to-production/, 'the plan after the finale begins'],
  ['2025-12-22', /^hackathon-to-production/, 'the plan after the finale rests'],
  ['2025-01-04', /^hackathon-to-production/, 'until this day of the year after'],
  ['2026-02-14', /^hackathon-to-production/, 'the plan after the finale ends'],
]

const articleDays = new Set(articles.flatMap(({ date, updated = date }) => [date, updated]))

test('every date in words, articles, mails and MCP answers is a fact of the edition', () => {
  const found = texts.flatMap(([where, text]) =>
    listDates(text, event.year).map((day) => ({ where, day })),
  )
  expect(found.length).toBeGreaterThan(200)
  const unknown = found.filter(
    ({ where, day }) =>
      !knownDays.has(day) &&
      !articleDays.has(day) &&
      !explained.some(([other, place]) => other === day && place.test(where)),
  )
  expect(unknown.map(({ where, day }) => `${where}: ${day}`)).toEqual([])
  for (const [day, place, why] of explained) {
    expect(
      found.some((one) => one.day === day && place.test(one.where)),
      why,
    ).toBe(true)
  }
})

test('the check-ins lie between the end of registration and the submission deadline', () => {
  expect(checkInDays).toHaveLength(3)
  for (const day of checkInDays) {
    expect(day >= event.phases.learning.slice(0, 10), day).toBe(true)
    expect(day <= event.submissionDeadline.slice(0, 10), day).toBe(true)
  }
})

test('weeks have numbers only where the programme is described by weeks, never beside a date', () => {
  const numbered = texts.filter(([, text]) => /\bweeks? \d/i.test(text)).map(([where]) => where)
  expect(new Set(numbered)).toEqual(
    new Set(['faq.ts', 'faq/schedule-and-support.ts', 'pages/register.ts', 'search_faq']),
  )
})

const { least, most } = event.teamSize
const amounts = [
  event.prizePool,
  ...prizes.map(({ amount }) => amount),
  ...tiers.flatMap(({ price }) => Object.values(price)),
  dotWorth,
]

/** What a number beside a word must be; a group that several hold takes any of them. */
const rules: [pattern: RegExp, allowed: string[]][] = [
  [
    /\$\d[\d,.]*\d(?:K\b)?/g,
    [...amounts.map((amount) => formatMoney(amount)), formatMoney(event.prizePool, 'compact')],
  ],
  [
    /\b[\w]+(?:-| )to(?:-| )[\w]+ (?=people|members)/gi,
    [`${least} to ${most} `, `${spell(least)} to ${spell(most)} `],
  ],
  // Seven tracks besides Open Innovation.
  [
    /\b[\w]+(?= challenge tracks\b| tracks\b)/gi,
    [spell(trackIds.length), `${trackIds.length}`, 'seven'],
  ],
  [/\b[\d,]+\+?(?= (?:African )?cities\b)/g, [`${event.cities}`, `${event.cities}+`]],
  [/\b[\d,]+\+?(?= participants\b)/g, ['5,000+']],
  [/\b\w+(?=[- ]weeks?\b(?! of commits))/gi, ['8', 'eight', 'two']],
  [/\b\w+(?= phases\b)/gi, [spell(phases.length)]],
  [/\b\w+(?= check-ins\b| checkpoints\b)/gi, [spell(checkInDays.length)]],
  [/\b\w+(?= criteria\b)/gi, [spell(evaluationCriteria.length)]],
  [/\b\w+(?= sponsorship tiers\b)/gi, [spell(tiers.length)]],
  [/\b\d+%/g, [...evaluationCriteria.map(({ weight }) => `${weight}%`), '100%']],
  [/\b(?:\d+ to |\d+-)?\d+(?= hours a week\b)/g, ['10 to 15', '10-15']],
]
const isNumber =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|forty)\b/i

test('every number beside a word that the facts count is the number of the facts', () => {
  const wrong = texts.flatMap(([where, text]) =>
    rules.flatMap(([pattern, allowed]) =>
      [...text.matchAll(pattern)]
        .map(([number]) => number)
        .filter(
          (number) =>
            isNumber.test(number) && !allowed.includes(number.toLowerCase().replace('k', 'K')),
        )
        .map((number) => `${where}: ${number} (${pattern.source})`),
    ),
  )
  expect(wrong).toEqual([])
})

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** Calls every tool of the MCP server that needs no input, and those that search, for a word that is everywhere. */
async function askEveryTool(): Promise<[string, string][]> {
  const { tools } = await ask<ListToolsResult>('tools/list')
  const answers = tools.map(async ({ name, inputSchema }) => {
    const required = inputSchema.required ?? []
    const values: Record<string, unknown> = {
      id: trackIds[0],
      slug: 'introducing-mcphack-africa',
      query: 'weeks',
    }
    const input = Object.fromEntries(required.map((field) => [field, values[field]]))
    const result = await ask<CallToolResult>('tools/call', { name, arguments: input })
    const text = result.content.map((part) => ('text' in part ? part.text : '')).join('\n')
    // What teams wrote is not ours, and here there is no database with it.
    if (text !== mcpWords.unpublished) expect(result.isError, name).toBeUndefined()
    return [name, text]
  })
  return (await Promise.all(answers)) as [string, string][]
}

async function ask<Result>(method: string, params: object = {}): Promise<Result> {
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer = (await (await answerMcp(request, 'http://localhost')).json()) as {
    result: Result
  }
  return answer.result
}
