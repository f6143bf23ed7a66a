import { useState } from 'react'
import { appCodeSchema, recoveryCodeSchema } from '#content/forms/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { verifyFactor, verifyRecoveryCode } from '../../auth/factors.ts'
import { CodeField } from '../../components/form-parts/code-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { takeFocus } from '../../components/ui/focus.ts'
import { toast } from '../../components/ui/toast.tsx'
import { explainFailure } from './explain-failure.ts'

const { fields, ...text } = authPage.secondFactor
const { signedIn } = authPage.toasts

/** Asks for the second factor of a sign-in: a code of the authenticator app, or a recovery code. */
export default function SecondFactor() {
  const { signOut } = useAuth()
  const [isLost, setLost] = useState(false)

  function leave() {
    // The button is about to disappear.
    document.getElementById('content')?.focus({ preventScroll: true })
    void signOut()
  }

  return (
    <section aria-labelledby="second-factor" className="grid gap-5">
      <div>
        <h2 id="second-factor" className="text-2xl">
          {text.heading}
        </h2>
        {!isLost && <p className="mt-2">{text.text}</p>}
      </div>
      {isLost ? <RecoveryCode /> : <AppCode />}
      <div className="flex flex-wrap gap-x-4">
        <Button variant="plain" className="text-start" onClick={() => setLost(!isLost)}>
          {isLost ? text.useApp : text.useRecovery}
        </Button>
        <Button variant="plain" onClick={leave}>
          {text.cancel}
        </Button>
      </div>
    </section>
  )
}

function AppCode() {
  const { user } = useAuth()
  const factors = user?.factors?.filter((factor) => factor.status === 'verified') ?? []
  const form = useForm({
    schema: appCodeSchema,
    failure: explainFailure,
    onSubmit: async ({ code }) => {
      const { factor } = form.values
      await verifyFactor(typeof factor === 'string' ? factor : factors[0]!.id, code)
      toast(signedIn.title, signedIn.text)
    },
  })
  return (
    <form {...form.form} className="grid gap-5">
      {factors.length > 1 && (
        <SelectField
          label={fields.factor.label}
          options={factors.map(({ id, friendly_name, created_at }) => ({
            value: id,
            label: friendly_name || created_at.slice(0, 10),
          }))}
          {...form.field('factor')}
        />
      )}
      <CodeField
        takesFocus
        label={fields.code.label}
        hint={fields.code.hint}
        {...form.field('code')}
      />
      <Submit busy={form.busy} />
    </form>
  )
}

function RecoveryCode() {
  const form = useForm({
    schema: recoveryCodeSchema,
    failure: explainFailure,
    onSubmit: async ({ code }) => {
      await verifyRecoveryCode(code)
      toast(signedIn.title, signedIn.text)
    },
  })
  return (
    <form {...form.form} className="grid gap-5">
      <TextField
        ref={takeFocus}
        label={fields.recoveryCode.label}
        hint={fields.recoveryCode.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Submit busy={form.busy} />
    </form>
  )
}

function Submit({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" busy={busy}>
      {busy ? text.submitting : text.submit}
    </Button>
  )
}
