import { roleNames, roleSchema } from '#content/forms/role.ts'
import { adminPage } from '#content/pages/admin.ts'
import { useForm } from '../../components/form/use-form.ts'
import { toast } from '../../components/toast.tsx'
import { Button } from '../../components/ui/button.tsx'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { giveRole, useRefresh } from '../../data/admin.ts'

const { give, names, explanations } = adminPage.roles

export function GiveRole() {
  const refresh = useRefresh()
  const f = useForm({
    schema: roleSchema,
    onSubmit: async (value) => {
      await giveRole(value)
      toast(give.done.title, give.done.text)
      f.reset()
      await refresh()
    },
  })
  return (
    <section aria-labelledby="give-role" className="mb-10 bg-panel p-5">
      <h2 id="give-role" className="text-xl">
        {give.heading}
      </h2>
      <form
        {...f.form}
        className="mt-4 grid items-start gap-4 min-[52rem]:grid-cols-[2fr_2fr_auto]"
      >
        <TextField
          label={give.fields.email.label}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...f.field('email')}
        />
        <SelectField
          label={give.fields.role.label}
          options={roleNames.map((role) => ({
            value: role,
            label: `${names[role]}: ${explanations[role]}`,
          }))}
          {...f.field('role')}
        />
        <Button type="submit" busy={f.busy} className="min-[52rem]:mt-7.5">
          {f.busy ? give.submitting : give.submit}
        </Button>
      </form>
    </section>
  )
}
