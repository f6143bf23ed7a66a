import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { viewNameLimits, viewNameSchema } from '#content/forms/saved-view.ts'
import { paths } from '#content/paths.ts'
import { commonParameters, viewParameters, type ViewedList } from '#content/wire/viewed-lists.ts'
import { listTools as text } from '#words/pages/admin-lists.ts'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { useChangeViews, useViews } from '../../data/saved-views.ts'
import { Loaded } from './loaded.tsx'

/** The reader's saved views of a list, as links, and a form that saves what is shown now. */
export function SavedViews({ list }: { list: ViewedList }) {
  const top = useRef<HTMLDivElement>(null)
  const current = useCurrentView(list)
  const views = useViews()
  const { save, remove } = useChangeViews()
  const { busy, run } = useTask({ fallback: top })
  const { submit, submitting, label, hint, done } = text.save
  const form = useForm({
    schema: viewNameSchema,
    onSubmit: async ({ name }) => {
      await save({ list, name, query: current })
      const { title, text: note } = done(name)
      toast(title, note)
      form.reset()
    },
  })
  return (
    <div ref={top} tabIndex={-1} className="grid max-w-3xl gap-4 outline-none">
      <p className="text-sm">{text.viewsText}</p>
      <Loaded source={views}>
        {(all) => {
          const own = all.filter((view) => view.list === list)
          if (own.length === 0) return <p>{text.none}</p>
          return (
            <ul className="border-t border-line">
              {own.map(({ name, query }) => (
                <li
                  key={name}
                  className="flex items-center justify-between gap-4 border-b border-line"
                >
                  <Link
                    className="link inline-flex min-h-11 items-center wrap-anywhere"
                    to={addressOf(list, query)}
                    aria-current={query === current ? 'true' : undefined}
                  >
                    {name}
                  </Link>
                  <Button
                    variant="plain"
                    disabled={busy}
                    aria-label={text.remove(name)}
                    onClick={() => void run(() => remove(list, name), text.removed)}
                  >
                    <span aria-hidden="true">×</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <form
        {...form.form}
        className="grid items-start gap-4 min-[52rem]:grid-cols-[minmax(0,24rem)_auto_1fr]"
      >
        <TextField
          label={label}
          hint={hint}
          autoComplete="off"
          maxLength={viewNameLimits.most}
          {...form.field('name')}
        />
        <Button type="submit" busy={form.busy} className="min-[52rem]:mt-7.5">
          {form.busy ? submitting : submit}
        </Button>
      </form>
    </div>
  )
}

/** Where the dashboard has the lists that are not the first of a tab of their own name. */
const places: Partial<Record<ViewedList, string>> = {
  teams: '',
  reports: 'tab=members&view=reports',
  inbox: 'tab=messages&list=inbox',
}

/** Returns the address that opens a view. */
function addressOf(list: ViewedList, query: string) {
  const place = places[list] ?? `tab=${list}`
  return `${paths.admin}?${[place, query].filter(Boolean).join('&')}`
}

/** Returns the part of the address that a view saves, with its parameters always in the same order. */
function useCurrentView(list: ViewedList): string {
  const [params] = useSearchParams()
  const kept = [...commonParameters, ...viewParameters[list]].flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(kept).toString()
}
