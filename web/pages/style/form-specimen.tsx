import { useRef } from 'react'
import { stylePage } from '#words/pages/style.ts'
import { FieldSet } from '../../components/form-parts/field-set.tsx'
import Problems from '../../components/form-parts/problems.tsx'
import { SheetList } from '../../components/form-parts/sheet-list.tsx'
import { TextArea, TextField } from '../../components/ui/field.tsx'

const { sheets } = stylePage

/** A long form: its sheets, the list that follows its reader through them, and the fields that are not right yet. */
export function LongForm({ scheme }: { scheme: string }) {
  const ref = useRef<HTMLFormElement>(null)
  const [first, second] = sheets.sheets
  const own = ({ id }: { id: string }) => `${scheme}-${id}`
  return (
    <section className="long-form">
      <SheetList sheets={{ [own(first)]: first.title, [own(second)]: second.title }} />
      <form ref={ref} className="sheets" onSubmit={(event) => event.preventDefault()}>
        <FieldSet id={own(first)} legend={first.title}>
          <TextField label={first.field} name={own(first)} defaultValue={first.value} />
        </FieldSet>
        <FieldSet id={own(second)} legend={second.title} hint={second.hint}>
          <TextArea label={second.field} name={own(second)} rows={3} error={second.error} />
        </FieldSet>
        <Problems
          form={{
            form: { ref },
            isRight: (name) => name !== own(second),
            isAttempted: true,
          }}
        />
      </form>
    </section>
  )
}
