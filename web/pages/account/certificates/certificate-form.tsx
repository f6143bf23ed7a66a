import { hubs } from '#content/catalogue/hubs.ts'
import { prizes } from '#content/catalogue/judging.ts'
import { mostRenamings } from '#content/facts/certificates.ts'
import {
  certificateFormSchema,
  certificateLimits,
  consentVersion,
} from '#content/forms/certificate.ts'
import {
  certificateParts,
  type CertificateKind,
  type CertificatePart,
  type CertifiedTeam,
} from '#content/wire/certificates.ts'
import { ownCertificatesPage } from '#words/pages/own-certificates.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox, TextField } from '../../../components/ui/field.tsx'
import {
  changeCertificate,
  makeCertificate,
  type OwnCertificate,
} from '../../../data/certificates.ts'

const { form: words, held: heldWords } = ownCertificatesPage

const valueOf = {
  team: ({ teamName }) => teamName,
  project: ({ projectTitle }) => projectTitle,
  hub: ({ hubId }) => hubs.find(({ id }) => id === hubId)?.city,
  award: ({ award }) => prizes.find(({ id }) => id === award)?.place,
} satisfies Record<CertificatePart, (team: Partial<CertifiedTeam>) => string | null | undefined>

/** What stands on a certificate: the name, and what else its holder agrees to show. */
export function CertificateForm({
  kind,
  of = {},
  held,
  onSaved,
  onCancel,
}: {
  kind: CertificateKind
  of: (Partial<CertifiedTeam> & { name?: string }) | undefined
  held: OwnCertificate | undefined
  onSaved: () => Promise<void>
  onCancel: (() => void) | undefined
}) {
  const nothing = { team: false, project: false, hub: false, award: false }
  const form = useForm({
    schema: certificateFormSchema,
    complete: (typed) => ({
      ...typed,
      shows: { ...nothing, ...(typed.shows as object) },
      consentVersion,
    }),
    onSubmit: async (chosen) => {
      if (held) await changeCertificate(held.code, chosen)
      else await makeCertificate(kind, chosen)
      await onSaved()
    },
  })
  const left = mostRenamings - (held?.renamings ?? 0)
  const parts = certificateParts.flatMap((part) => {
    const value = valueOf[part](of)
    return value ? [{ part, value }] : []
  })
  return (
    <form {...form.form} className="grid gap-6">
      <TextField
        label={words.name.label}
        hint={held ? words.renamings(left) : words.name.hint}
        {...form.field('name')}
        defaultValue={of.name}
        readOnly={left === 0}
        maxLength={certificateLimits.name.most}
        autoComplete="name"
      />
      {parts.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-semibold">{words.shows.legend}</legend>
          {parts.map(({ part, value }) => (
            <Checkbox
              key={part}
              label={<bdi className="wrap-anywhere">{words.shows[part](value)}</bdi>}
              {...form.field(`shows.${part}`)}
              defaultChecked={held ? held.shows.includes(part) : true}
            />
          ))}
        </fieldset>
      )}
      <Checkbox label={words.agree} {...form.field('agreed')} />
      <div className="buttons">
        <Button type="submit" busy={form.busy}>
          {form.busy ? words.saving : held ? words.change : words.submit}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {heldWords.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
