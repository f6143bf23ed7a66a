/**
 * Code in a box. On wide screens its lines stay whole and scroll, so the box must be focusable with the keyboard; on phones
 * they wrap.
 */
export function CodeBlock({ code }: { code: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="code max-h-96" tabIndex={0}>
      <code>{code}</code>
    </pre>
  )
}

export function JsonBlock({ value }: { value: unknown }) {
  return <CodeBlock code={JSON.stringify(value, null, 2)} />
}
