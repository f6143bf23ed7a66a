import { useEffect, useRef, type ReactNode } from 'react'

/** Takes the place of a form that was sent, and the focus with it. */
export function Sent({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-6 border-t-4 border-success pt-6">
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h3>
      <p className="measure text-lg">{text}</p>
      {children}
    </div>
  )
}
