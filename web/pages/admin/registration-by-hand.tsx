import { event, type RegistrationSwitch } from '#content/facts/event.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Notice } from '../../components/ui/notice.tsx'

/** Warns organisers that registration ignores its dates, if it does. */
export function RegistrationByHand({
  choice = event.registration.switch,
}: {
  choice?: RegistrationSwitch
}) {
  if (choice === 'by-date') return null
  return <Notice>{adminPage.registrationByHand[choice]}</Notice>
}
