import { SmartLink } from '../ui/smart-link.tsx'

/** A form that lives on another site, for a deployment that wants it; the plain link works where frames do not. */
export function EmbeddedForm({
  url,
  words,
}: {
  url: string
  words: { frameTitle: string; link: string }
}) {
  return (
    <div className="grid gap-4">
      <p>
        <SmartLink className="link" href={url}>
          {words.link}
        </SmartLink>
      </p>
      <iframe
        src={url}
        title={words.frameTitle}
        loading="lazy"
        // Its own origin, never ours: scripts and its own storage cannot reach this page.
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        className="h-[60rem] w-full border border-line bg-paper"
      />
    </div>
  )
}
