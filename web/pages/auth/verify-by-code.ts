import { confirmPage } from '#words/pages/confirm.ts'
import { enterCode } from '../../auth/one-time-tokens.ts'
import { isSecondFactorDue } from '../../auth/stored-session.ts'
import { toast } from '../../components/ui/toast.tsx'

/** Signs in with the code of a verification mail. */
export async function verifyByCode(email: string, code: string) {
  const session = await enterCode('email', email, code)
  if (!isSecondFactorDue(session)) toast(confirmPage.done.signup)
}
