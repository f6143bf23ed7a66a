/** Code in a box. A single line wraps; several scroll, so the box must be focusable with the keyboard. */
export function CodeBlock({ code }: { code: string }) {
  return code.includes('\n') ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="code max-h-96" tabIndex={0}>
      <code>{code}</code>
    </pre>
  ) : (
    <pre className="code break-words whitespace-pre-wrap">
      <code>{code}</code>
    </pre>
  )
}

export function JsonBlock({ value }: { value: unknown }) {
  return <CodeBlock code={JSON.stringify(value, null, 2)} />
}
