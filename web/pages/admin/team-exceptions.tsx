import { formatDay } from '#content/format/days.ts'
import { formatDate } from '#content/format/moments.ts'
import { exceptionLimits, teamExceptionSchema } from '#content/forms/team-exception.ts'
import { lastDayOf } from '#content/team-changes.ts'
import { exceptionKinds } from '#content/wire/exception-kinds.ts'
import { exceptionsPanel as text } from '#words/pages/admin-exceptions.ts'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { grantException, revokeException } from '../../data/admin-teams.ts'
import { useRefresh, type TeamRow } from '../../data/admin.ts'
import { useAction } from './use-action.ts'

type Team = Pick<TeamRow, 'id' | 'exceptions'>

/** Shows until when a team can be changed, and lets an organiser give it longer. */
export function TeamExceptions({ team }: { team: Team }) {
  const action = useAction()
  return (
    <section aria-label={text.heading}>
      <h3 className="text-2xl">{text.heading}</h3>
      <p className="mt-2 text-muted">{text.common}</p>
      <ul className="mt-3 grid gap-2">
        {exceptionKinds.map((kind) => {
          const own = team.exceptions.find((exception) => exception.kind === kind)
          const date = formatDay(lastDayOf(kind, own ? [own] : []), 'date')
          return (
            <li key={kind} className="grid justify-items-start gap-1">
              <span className="flex w-full flex-wrap gap-x-3">
                <span className="w-38 font-semibold">{text.kinds[kind]}</span>
                <span>{own ? text.longer(date) : text.until(date)}</span>
              </span>
              {own && (
                <>
                  <span className="text-sm wrap-anywhere text-muted">
                    {text.given(formatDate(own.createdAt), own.grantedBy, own.reason)}
                  </span>
                  <Button
                    variant="secondary"
                    aria-label={text.revokeLabel(text.kinds[kind])}
                    busy={action.busy}
                    onClick={() =>
                      void action.run(() => revokeException(team.id, kind), text.revoked)
                    }
                  >
                    {text.revoke}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <details className="mt-4">
        <summary className="button" data-variant="secondary">
          {text.open}
        </summary>
        <ExceptionForm team={team} />
      </details>
    </section>
  )
}

function ExceptionForm({ team }: { team: Team }) {
  const refresh = useRefresh()
  const form = useForm({
    schema: teamExceptionSchema,
    onSubmit: async (value) => {
      await grantException(team.id, value)
      toast(text.granted.title, text.granted.text)
      form.reset()
      await refresh()
    },
  })
  return (
    <form {...form.form} className="mt-3 grid gap-4">
      <p className="text-muted">{text.text}</p>
      <SelectField
        {...text.fields.kind}
        {...form.field('kind')}
        options={exceptionKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
      />
      <TextField {...text.fields.until} {...form.field('until')} type="date" />
      <TextField
        {...text.fields.reason}
        {...form.field('reason')}
        autoComplete="off"
        maxLength={exceptionLimits.reason.most}
      />
      <Button type="submit" className="justify-self-start" busy={form.busy}>
        {form.busy ? text.submitting : text.submit}
      </Button>
    </form>
  )
}
