import { SmartLink } from '../ui/smart-link.tsx'

/** Another site's form in a frame, for deployments that use one. The plain link works where frames do not. */
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
        // Safe with scripts, because the form is of another origin: it keeps its own storage and cannot reach this page.
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        className="h-[60rem] w-full border border-line bg-paper"
      />
    </div>
  )
}
