const bytes = (...values: number[]) => new Uint8Array(values)

/** Encoded once, not for every request. */
export const tenMegabytes = Uint8Array.from(
  new TextEncoder().encode(`{"id":"${'x'.repeat(10 * 1024 * 1024)}"}`),
)

/** Bodies that are not a form. */
export const bodies: [string, string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '42'],
  ['a string', '"text"'],
  ['true', 'true'],
  ['a list', '[]'],
  ['a list of forms', '[{}]'],
  ['an empty form', '{}'],
  ['half a form', '{"id":"'],
  ['two forms', '{}{}'],
  ['a comma too many', '{"id":1,}'],
  ['a NUL', '\u0000'],
  ['a comment', '/* */ {}'],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['deep objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
  ['a prototype', '{"__proto__":{"id":"x","role":"admin"},"constructor":{"prototype":{}}}'],
  ['bytes that are no UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)],
  ['UTF-16', bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
  ['a compressed body', bytes(0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00)],
  ['65 kilobytes', `{"id":"${'x'.repeat(65 * 1024)}"}`],
  ['10 megabytes', tenMegabytes],
]

/** Values that no field of a form accepts. */
export const badValues: unknown[] = [
  null,
  42,
  -1,
  1e308,
  [],
  ['x'],
  {},
  { value: 'x' },
  { toString: 'x' },
  'a\u0000b',
  'a\u001bb',
  'a\ud800b',
  'a\u202eb',
  'x'.repeat(9000),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
]

/** Yields a copy of a form for every field, at every depth, and every bad value. */
export function* spoil(
  form: unknown,
  path: (string | number)[] = [],
): Generator<[string, (value: unknown) => unknown]> {
  if (typeof form !== 'object' || form === null) return
  for (const [key, value] of Object.entries(form)) {
    const replace = (bad: unknown) =>
      Array.isArray(form)
        ? form.map((old, index) => (String(index) === key ? bad : old))
        : { ...form, [key]: bad }
    yield [[...path, key].join('.'), replace]
    for (const [inner, change] of spoil(value, [...path, key]))
      yield [inner, (bad) => replace(change(bad))]
  }
}

/** Makes a body of some megabytes without a stated length, which counts how many of them have been read. */
export function makeUpload(megabytes: number) {
  const chunk = new Uint8Array(64 * 1024).fill(0x20)
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      if (sent < megabytes * 16) {
        controller.enqueue(chunk)
        sent += 1
      } else controller.close()
    },
  })
  return { body, megabytes: () => sent / 16 }
}
