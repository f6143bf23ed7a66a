import { lazy, Suspense } from 'react'
import type { FormId } from '#content/wire/captcha-actions.ts'
import { Captcha } from '../captcha/captcha.tsx'
import type { useForm } from '../form/use-form.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { FormNote } from './form-note.tsx'

// Without its code the form still says at each field what is wrong.
const Problems = lazy(() => import('./problems.tsx').catch(() => ({ default: () => null })))

/** The end of a public form: what is still missing, the note on data, and the captcha beside the submit button. Further attributes go to the button. */
export function FormFoot({
  id,
  form,
  words,
  ...attributes
}: {
  id: FormId
  form: Pick<ReturnType<typeof useForm>, 'form' | 'isRight' | 'isAttempted' | 'captcha' | 'busy'>
  words: { submit: string; submitting: string }
}) {
  return (
    <>
      {useHydrated() && (
        <Suspense>
          <Problems form={form} />
        </Suspense>
      )}
      <div className="form-end">
        <FormNote kind={id === 'team' ? 'terms' : 'privacy'} />
        <Captcha action={id} {...form.captcha} />
        <Button type="submit" className="send" busy={form.busy} {...attributes}>
          {form.busy ? words.submitting : words.submit}
        </Button>
      </div>
    </>
  )
}
