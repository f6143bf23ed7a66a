import { tiers } from '#content/catalogue/partnerships.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'

const { sponsor: words } = intakePanel
const FILE = 'content/facts/sponsors.ts'

/** Shows how an applicant becomes a sponsor on the site: which line to add to which file. */
export function SponsorLine({
  name,
  wants,
  website,
}: {
  name: string
  wants: string
  website: string | null
}) {
  const level = tiers.find(({ id }) => id === wants)?.id
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  const line = `{ id: ${quote(id)}, name: ${quote(name)}, level: '${level ?? 'gold'}', website: ${quote(website ?? '')} },`
  return (
    <details className="border-t border-line pt-4">
      <summary className="link cursor-pointer">{words.summary}</summary>
      <p className="mt-3">{words.text}</p>
      {!level && <p className="mt-3">{words.partner}</p>}
      <p className="mt-3 text-sm text-muted">{words.place(FILE, 'sponsors')}</p>
      <pre className="mt-1 bg-panel p-3 text-sm whitespace-pre-wrap">
        <code className="wrap-anywhere">{line}</code>
      </pre>
    </details>
  )
}

const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`
