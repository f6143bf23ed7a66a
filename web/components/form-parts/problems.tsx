import './problems.css'
import { useEffect, useState, type RefObject } from 'react'
import { fieldsNeedYou } from '#words/form-notes.ts'
import { DATA_COMPLETE } from '../../boot/attributes.ts'
import { controlsOf, type Control } from '../form/controls.ts'

/** Marks the sheets in which nothing is missing, and after an attempt to send says which fields are. */
export default function Problems({
  form: { form, isRight, isAttempted },
}: {
  form: {
    form: { ref: RefObject<HTMLFormElement | null> }
    isRight: (name: string) => boolean
    isAttempted: boolean
  }
}) {
  const { ref } = form
  const [wrong, setWrong] = useState<Control[]>([])
  useEffect(() => {
    for (const sheet of ref.current!.querySelectorAll<HTMLFieldSetElement>('fieldset.sheet')) {
      const isComplete = controlsOf(sheet).every(({ name }) => isRight(name))
      sheet.toggleAttribute(DATA_COMPLETE, isComplete)
    }
    setWrong(isAttempted ? listWrong(ref.current!, isRight) : [])
  }, [ref, isRight, isAttempted])
  if (wrong.length === 0) return null
  return (
    <div className="problems">
      <p>{fieldsNeedYou(wrong.length)}</p>
      <ul>
        {wrong.map((control) => (
          <li key={control.name}>
            <a
              className="link"
              href={`#${control.id}`}
              onClick={(event) => {
                event.preventDefault()
                control.focus()
              }}
            >
              {titleOf(control)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Lists the visible controls that are not right; of the radio buttons of a group, the first. */
function listWrong(form: HTMLFormElement, isRight: (name: string) => boolean): Control[] {
  const controls = controlsOf(form).filter(({ name, type }) => type !== 'hidden' && !isRight(name))
  return controls.filter(
    ({ name }, at) => controls.findIndex((other) => other.name === name) === at,
  )
}

/** What a reader calls a control: its label, after the legend of its group if it has one within the sheet. */
function titleOf(control: Control) {
  const group = control.closest('fieldset:not(.sheet)')?.firstChild
  const label = control.type !== 'radio' && control.labels![0]
  return [group, label].flatMap((node) => (node ? [node.textContent] : [])).join(': ')
}
