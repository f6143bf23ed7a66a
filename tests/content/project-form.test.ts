import { expect, test } from 'vitest'
import { listTools } from '#content/forms/listed-tools.ts'
import { projectDraftSchema, projectLimits, projectSchema } from '#content/forms/project.ts'
import { messagesOf } from '#web/components/form/use-field-messages.ts'
import { renderMarkdown } from '#worker/markdown.ts'

const complete = {
  revision: null,
  title: 'Mosi',
  summary: 'Water levels of the Zambezi for any assistant',
  description: `# What it does\n\n${'It reads the gauges.'.repeat(10)}`,
  repositoryUrl: 'https://github.com/mosi-team/mosi-server',
  transport: 'stdio',
  command: 'npx -y mosi-server',
  tools: 'water_level: the level at a gauge today\ndata://gauges: all gauges',
  licence: 'MIT',
  languages: 'English, Bemba',
  dataSources: 'Zambezi River Authority, CC BY 4.0',
}

const wrongIn = (changes: object) =>
  messagesOf(projectSchema.safeParse({ ...complete, ...changes }).error)

test('an empty draft is kept as it is, and handing it in names every missing field', () => {
  expect(projectDraftSchema.safeParse({ revision: null }).success).toBe(true)
  const missing = messagesOf(projectSchema.safeParse({ revision: null }).error)
  const optional = new Set(['revision', 'demoUrl', 'videoUrl', 'command', 'address'])
  expect(Object.keys(missing).toSorted()).toEqual(
    Object.keys(projectSchema.def.shape)
      .filter((name) => !optional.has(name))
      .toSorted(),
  )
  expect(wrongIn({})).toEqual({})
})

test('what belongs to the other way to connect is neither required nor handed in', () => {
  expect(Object.keys(wrongIn({ command: ' ' }))).toEqual(['command'])
  expect(Object.keys(wrongIn({ transport: 'streamable-http' }))).toEqual(['address'])
  expect(projectSchema.parse({ ...complete, address: 'half' })).toMatchObject({ address: '' })
})

test('a half-typed address stays in the draft', () => {
  const draft = { ...complete, repositoryUrl: 'https://gith', demoUrl: 'http://' }
  expect(projectDraftSchema.parse(draft)).toMatchObject(draft)
})

test.for([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://mosi.example',
  'https://localhost/',
  'https://mosi',
  'https://mosi.local',
  'https://printer.home.arpa',
  'https://127.0.0.1',
  'https://2130706433/',
  'https://0x7f.1',
  'https://127。0。0。1',
  'https://127.0.0.1.nip.io',
  'https://[::1]/',
  'https://mosi.example:8443',
  'https://user:secret@mosi.example',
  'https://mosi.example@evil.example',
  'https://mosi.example\\@evil.example',
  'https://mosi.example/"><script>',
  'https://ｌｏｃａｌ．ｌｏｃａｌｈｏｓｔ',
  'https://mosi.ｌｏｃａｌ',
  'https://mosi.example/\u202egpj',
])('the address %s is refused as a demo, a video and a server', (address) => {
  const fields = { demoUrl: address, videoUrl: address, address, transport: 'streamable-http' }
  expect(Object.keys(wrongIn(fields)).toSorted()).toEqual(['address', 'demoUrl', 'videoUrl'])
})

test.for([
  ['https://github.com/mosi-team/mosi.git', 'https://github.com/mosi-team/mosi'],
  ['https://www.github.com/Mosi/m.o_s-i/', 'https://github.com/Mosi/m.o_s-i'],
  ['https://github.com/mosi/mosi/tree/main/server', 'https://github.com/mosi/mosi'],
  ['https://github.com/mosi/mosi?tab=readme', 'https://github.com/mosi/mosi'],
  ['http://github.com/mosi/mosi', null],
  ['https://github.com/mosi', null],
  ['https://github.com/mosi/..', null],
  ['https://github.com.evil.example/mosi/mosi', null],
  ['https://gist.github.com/mosi/mosi', null],
  ['https://gitlab.com/mosi/mosi', null],
] as const)('the repository %s becomes %s', ([typed, stored]) => {
  const { data } = projectSchema.safeParse({ ...complete, repositoryUrl: typed })
  expect(data?.repositoryUrl ?? null).toBe(stored)
})

test('a video is on YouTube, Vimeo or Loom', () => {
  const right = [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    `https://www.loom.com/share/${'0a'.repeat(16)}`,
  ]
  for (const videoUrl of right) expect(wrongIn({ videoUrl }), videoUrl).toEqual({})
  const wrong = ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/about']
  for (const videoUrl of wrong) expect(wrongIn({ videoUrl }), videoUrl).toHaveProperty('videoUrl')
})

test('tools are listed one a line, and a line without its half is named', () => {
  expect(
    listTools('- find_clinic: the nearest clinic\n\n* data://a:b: all of them\nalone'),
  ).toEqual([
    { name: 'find_clinic', description: 'the nearest clinic' },
    { name: 'data://a:b', description: 'all of them' },
    { name: 'alone', description: '' },
  ])
  expect(wrongIn({ tools: 'one: right\n\ntwo' }).tools).toContain('line 2')
})

test('the longest project fits into a request, in any script', () => {
  const fields = Object.entries(projectLimits).map(([name, { most }]) => [name, 'መ'.repeat(most)])
  const draft = Object.fromEntries([...fields, ['revision', crypto.randomUUID()]]) as object
  expect(projectDraftSchema.safeParse(draft).success).toBe(true)
  expect(new TextEncoder().encode(JSON.stringify(draft)).length).toBeLessThan(64 * 1024)
  const longer = projectDraftSchema.safeParse({ ...draft, description: 'x'.repeat(15_001) })
  expect(messagesOf(longer.error)).toEqual({
    description: 'Description must be at most 15000 characters',
  })
})

const tags = /<\/?([a-z]\w*)((?:\s[^<>]*)?)>/gi

test.for([
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[a](javascript:alert(1)) [b](JaVa&#x53;cript:x) [c](data:text/html;base64,eA==) [d](vbscript:x)',
  '[a](/admin) [b](//evil.example) [c](#top) [d](https:evil) [e](\\\\evil.example) [f](file:///etc)',
  '[a](https://e.example "\\" onmouseover=alert(1) x=\\"") <https://e.example/"onclick=x>',
  '![pixel](https://tracker.example/p.png) [![a](https://t.example/x.png)](javascript:x)',
  '[x]: javascript:alert(1)\n[x] <javascript:alert(1)> <a href="javascript:alert(1)">',
  '```js" onload=alert(1)\n</code><script>\n```\n\n| <script> | <!-- |\n|--|--|\n| <svg/onload=x> | ]]> |',
  '<<script>script>alert(1)<</script>/script> `<script>` **<b onclick=x>** &lt;script&gt;',
])('Markdown such as %s becomes harmless tags alone', (text) => {
  for (const [, name, attributes] of renderMarkdown(text).matchAll(tags)) {
    expect(name).toMatch(/^(?:p|a|pre|code|strong|table|thead|tbody|tr|th|td)$/)
    expect(attributes).toMatch(
      /^(?: href="(?:https?:\/\/|mailto:)[^"]*"(?: title="[^"]*")? rel="nofollow ugc noopener noreferrer"| class="language-[^"]*")?$/,
    )
  }
})

test('Markdown keeps its headings, lists, tables and links, below the headings of the page', () => {
  expect(renderMarkdown('# Mosi\n\n- **one**\n\nSee https://mosi.example/a?b=c&d.')).toBe(
    '<h3>Mosi</h3>\n<ul>\n<li><strong>one</strong></li>\n</ul>\n<p>See <a href="https://mosi.example/a?b=c&amp;d" rel="nofollow ugc noopener noreferrer">https://mosi.example/a?b=c&amp;d</a>.</p>\n',
  )
  // A text whose highest heading is its second or its sixth leaves out no level.
  expect(renderMarkdown('## Mosi\n\n### Limits')).toBe('<h3>Mosi</h3>\n<h4>Limits</h4>\n')
  expect(renderMarkdown('###### Mosi')).toBe('<h3>Mosi</h3>\n')
})
