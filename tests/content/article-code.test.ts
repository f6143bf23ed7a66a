import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isSpecType } from '@modelcontextprotocol/server'
import { beforeAll, expect, test } from 'vitest'
import { protocolRevisions } from '#content/facts/mcp.ts'

const [newest] = protocolRevisions
const FOLDER = '.cache/article-code'

const texts = import.meta.glob<string>('/content/words/en/blog/*.md', {
  eager: true,
  import: 'text',
})

const samples = Object.entries(texts).flatMap(([file, text]) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code = ''], index) => ({
    name: `${file.replace(/^.*\/|\.md$/g, '')}-${index + 1}`,
    language,
    code,
  })),
)
const programs = samples.filter(({ language }) => language === 'ts')
const documents = samples
  .filter(({ language }) => language === 'json')
  .map(({ name, code }) => ({ name, value: JSON.parse(code) as Record<string, unknown> }))

/** What the programs import besides packages. */
const TARIFFS = `
export const providerIds = ['sample-wallet'] as const
export async function findTariff(provider: (typeof providerIds)[number], amount: number) {
  if (amount > 500_000) return undefined
  return { feeInNgwee: 250, effectiveFrom: '2025-07-01', source: \`https://example.com/\${provider}\` }
}
`

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/tariffs.ts`, TARIFFS)
  for (const { name, code } of programs) writeFileSync(`${FOLDER}/${name}.ts`, code)
  const compilerOptions = {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  }
  writeFileSync(`${FOLDER}/package.json`, '{ "type": "module" }')
  writeFileSync(`${FOLDER}/tsconfig.json`, JSON.stringify({ compilerOptions }))
  // Throws, and says why, if a sample does not compile.
  execFileSync('node_modules/.bin/tsc', ['-p', FOLDER], { stdio: ['ignore', 'inherit', 'inherit'] })
})

test('the articles have samples to check', () => {
  expect(programs).not.toHaveLength(0)
  expect(documents.length).toBeGreaterThan(4)
})

test('every message and result in the articles has the format of the current revision', () => {
  const requests = documents.filter(({ value }) => 'method' in value)
  const results = documents
    .map(({ name, value }) => ({ name, result: 'result' in value ? value.result : value }))
    .filter(({ result }) => 'content' in (result as object))
  expect(requests.length).toBeGreaterThan(1)
  expect(results.length).toBeGreaterThan(1)
  for (const { name, value } of requests) {
    expect(isSpecType.CallToolRequest(value), name).toBe(true)
    expect(value, name).toMatchObject({
      jsonrpc: '2.0',
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': newest,
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    })
  }
  for (const { name, result } of results) {
    expect(isSpecType.CallToolResult(result), name).toBe(true)
    expect(result, name).toMatchObject({ resultType: 'complete' })
  }
})

test('the server of an article answers its request as the article says', async () => {
  const [{ name }] = programs as [(typeof programs)[number]]
  const article = documents.filter((one) => one.name.startsWith(name.replace(/-\d+$/, '')))
  const [request, reply] = article.map(({ value }) => value)
  const server = spawn(process.execPath, [`${FOLDER}/${name}.js`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    server.stdin.write(`${JSON.stringify(request)}\n`)
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    // The SDK adds the name of the server, which the article leaves out.
    expect(JSON.parse(line.toString())).toMatchObject(reply!)
  } finally {
    server.kill()
  }
})
