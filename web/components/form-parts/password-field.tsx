import { useState, type ComponentProps, type Ref } from 'react'
import { passwordLimits } from '#content/forms/sign-in.ts'
import { authPage } from '#words/pages/auth.ts'
import { DATA_APP_CLICK } from '../../boot/attributes.ts'
import type { FormHandle } from '../form/use-form.ts'
import { FieldLayout } from '../ui/field.tsx'

const { show } = authPage.password

type Props = Omit<ComponentProps<typeof FieldLayout>, 'children'> & {
  name: string
  ref?: Ref<HTMLInputElement> | undefined
}

/** A password field with a button in it that shows the text. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Secret
      {...props}
      isShown={isShown}
      toggle={{ what: show.one, onPress: () => setShown(!isShown) }}
    />
  )
}

/** The two fields for a new password; a button in the first shows the text of both. */
export function NewPasswordFields({
  form,
  words,
}: {
  form: Pick<FormHandle, 'field'>
  words: { password: { label: string; hint: string }; confirmPassword: { label: string } }
}) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Secret
        {...words.password}
        {...form.field('password')}
        isNew
        isShown={isShown}
        toggle={{ what: show.both, onPress: () => setShown(!isShown) }}
      />
      <Secret
        {...words.confirmPassword}
        {...form.field('confirmPassword')}
        isNew
        isShown={isShown}
      />
    </>
  )
}

function Secret({
  ref,
  name,
  isNew,
  isShown,
  toggle,
  ...layout
}: Props & {
  isNew?: boolean
  isShown: boolean
  /** The button; `what` completes its name for people who cannot see where it stands. */
  toggle?: { what: string; onPress: () => void }
}) {
  return (
    <FieldLayout {...layout}>
      {(control) => (
        <div className="relative">
          <input
            ref={ref}
            className={`input ${toggle ? 'pe-20' : ''}`}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={passwordLimits.most}
            {...control}
          />
          {toggle && (
            <button
              type="button"
              className="link absolute inset-y-1 end-1 cursor-pointer rounded-sm px-3 text-sm font-semibold aria-pressed:bg-figure aria-pressed:text-ground aria-pressed:no-underline"
              {...{ [DATA_APP_CLICK]: '' }}
              aria-pressed={isShown}
              onClick={toggle.onPress}
            >
              {show.label}
              <span className="sr-only"> {toggle.what}</span>
            </button>
          )}
        </div>
      )}
    </FieldLayout>
  )
}
