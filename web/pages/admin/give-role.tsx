import { roleSchema } from '#content/forms/role.ts'
import { staffRoles } from '#content/wire/roles.ts'
import { giveRoleForm as words } from '#words/pages/admin-give-role.ts'
import { adminPage } from '#words/pages/admin.ts'
import { RadioGroup } from '../../components/ui/radio-group.tsx'
import { assignRole } from '../../data/admin-accounts.ts'
import { EmailForm } from './email-form.tsx'

const { names } = adminPage.roles

export function GiveRole() {
  return (
    <EmailForm
      id="give-role"
      text={words}
      schema={roleSchema}
      send={assignRole}
      columns="min-[52rem]:grid-cols-[2fr_2fr_auto]"
    >
      {(field) => (
        <RadioGroup
          legend={words.fields.role.label}
          options={staffRoles.map((role) => ({
            value: role,
            label: names[role],
            hint: words.explanations[role],
          }))}
          chosen={staffRoles[0]}
          {...field('role')}
        />
      )}
    </EmailForm>
  )
}
