import { inviteSchema } from '#content/forms/invite.ts'
import { adminPage } from '#content/pages/admin.ts'
import { useForm } from '../../components/form/use-form.ts'
import { toast } from '../../components/toast.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { inviteByMail } from '../../data/accounts.ts'
import { useRefresh } from '../../data/admin.ts'

const { invite } = adminPage.users

export function Invite() {
  const refresh = useRefresh()
  const f = useForm({
    schema: inviteSchema,
    onSubmit: async ({ email }) => {
      await inviteByMail(email)
      toast(invite.done.title, invite.done.text)
      f.reset()
      await refresh()
    },
  })
  return (
    <section aria-labelledby="invite" className="mb-10 bg-panel p-5">
      <h2 id="invite" className="text-xl">
        {invite.heading}
      </h2>
      <form
        {...f.form}
        className="mt-4 grid items-start gap-4 min-[52rem]:grid-cols-[minmax(0,24rem)_auto_1fr]"
      >
        <TextField
          label={invite.fields.email.label}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...f.field('email')}
        />
        <Button type="submit" busy={f.busy} className="min-[52rem]:mt-7.5">
          {f.busy ? invite.submitting : invite.submit}
        </Button>
      </form>
    </section>
  )
}
