import { useRef, useState } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { site } from '#words/site.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { inviteJudge } from '../../../data/admin-judging.ts'
import { useRefresh } from '../../../data/admin.ts'
import { ApiError } from '../../../data/api-error.ts'

const text = judgingPanel.judges.invite

export const hubOptions = [
  { value: '', label: text.noHub },
  ...hubs.map(({ id, city }) => ({ value: id, label: city })),
]

type Failed = { email: string; reason: string }

/** Invites judges, as many as there are lines. An address that is refused stays in its field. */
export function InviteJudges() {
  const refresh = useRefresh()
  const form = useRef<HTMLFormElement>(null)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const [error, setError] = useState<string>()

  async function send() {
    if (progress || !form.current) return
    const values = new FormData(form.current)
    const read = (name: string) => (values.get(name) as string).trim()
    const addresses = [
      ...new Set(
        read('emails')
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ]
    const field = form.current.elements.namedItem('emails') as HTMLTextAreaElement
    setFailed([])
    setError(addresses.length === 0 ? text.empty : undefined)
    if (addresses.length === 0) return field.focus()
    const ties = {
      organization: read('organization'),
      domain: read('domain').toLowerCase(),
      hubId: read('hubId'),
    } as Omit<Parameters<typeof inviteJudge>[0], 'email'>
    const refused: Failed[] = []
    for (const [index, email] of addresses.entries()) {
      setProgress({ done: index, total: addresses.length })
      try {
        // One after another: each is an account of its own, and mails are limited.
        await inviteJudge({ email, ...ties })
      } catch (cause) {
        const reason = cause instanceof ApiError ? describe(cause) : site.errors.toast.description
        refused.push({ email, reason })
      }
    }
    setProgress(undefined)
    setFailed(refused)
    if (refused.length === 0) form.current.reset()
    else field.value = refused.map(({ email }) => email).join('\n')
    const sent = addresses.length - refused.length
    if (sent > 0) {
      const { title, text: words } = text.done(sent)
      toast(title, words)
      await refresh()
    }
  }

  return (
    <div className="mb-6 bg-panel p-5">
      <p className="measure text-muted">{text.text}</p>
      <form
        ref={form}
        noValidate
        className="mt-4 grid gap-4 min-[52rem]:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextArea
          {...text.fields.emails}
          name="emails"
          rows={8}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          error={error}
          className="min-[52rem]:row-span-3"
          maxLength={judgingLimits.invitations.most}
        />
        <TextField
          {...text.fields.organization}
          name="organization"
          optional
          autoComplete="off"
          maxLength={judgingLimits.organization.most}
        />
        <TextField
          {...text.fields.domain}
          name="domain"
          optional
          dir="ltr"
          autoComplete="off"
          maxLength={judgingLimits.domain.most}
        />
        <SelectField {...text.fields.hubId} name="hubId" optional options={hubOptions} />
        <div className="min-[52rem]:col-span-2">
          <Button type="submit" busy={progress !== undefined}>
            {progress ? text.submitting(progress.done + 1, progress.total) : text.submit}
          </Button>
        </div>
      </form>
      {failed.length > 0 && (
        <Notice as="div" variant="bad" role="alert" className="mt-4">
          <p className="font-semibold">{text.kept}</p>
          <ul className="mt-2 grid gap-1">
            {failed.map(({ email, reason }) => (
              <li key={email} className="wrap-anywhere">
                {text.failed(email, reason)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** The message of an error, or of its first field. */
function describe({ message, fields }: ApiError): string {
  return Object.values(fields ?? {})[0] ?? message
}
