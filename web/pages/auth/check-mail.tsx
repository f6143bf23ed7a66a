import { captchaSchema } from '#content/forms/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { resendVerification } from '../../auth/one-time-tokens.ts'
import { Captcha } from '../../components/captcha/captcha.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { EnterCode } from './enter-code.tsx'
import { explainFailure } from './explain-failure.ts'
import { verifyByCode } from './verify-by-code.ts'

const { checkMail } = authPage.signUp
const { toasts } = authPage

/** The step after a sign-up: the mail's link is opened or its code entered here, or the mail is requested again. */
export default function CheckMail({ email }: { email: string }) {
  const form = useForm({
    schema: captchaSchema,
    guarded: true,
    failure: explainFailure,
    onSubmit: async ({ captcha }) => {
      await resendVerification(email, captcha)
      form.reset()
      toast(toasts.linkSent.title, toasts.linkSent.text)
    },
  })

  return (
    <Notice as="section" className="my-6 grid gap-4" aria-labelledby="check-mail">
      <h2 id="check-mail" className="text-2xl">
        {checkMail.heading}
      </h2>
      <p className="wrap-anywhere">{checkMail.text(email)}</p>
      <EnterCode
        submit={confirmPage.kinds.signup.submit}
        onCode={(code) => verifyByCode(email, code)}
      />
      <p className="text-muted">{checkMail.missing}</p>
      <form {...form.form} className="grid justify-items-start gap-3">
        <Captcha action="resend" {...form.captcha} />
        <Button type="submit" variant="secondary" busy={form.busy}>
          {form.busy ? checkMail.resending : checkMail.resend}
        </Button>
      </form>
    </Notice>
  )
}
