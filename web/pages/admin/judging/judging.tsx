import './judging.css'
import { useSearchParams } from 'react-router-dom'
import { judgingPanel as words } from '#words/pages/admin-judging.ts'
import { Choice } from '../choice.tsx'
import { Judges } from './judges.tsx'
import { Publication } from './publication.tsx'
import { ResultsPart } from './results.tsx'
import { Sharing } from './sharing.tsx'

const parts = {
  judges: Judges,
  sharing: Sharing,
  results: ResultsPart,
  publication: Publication,
}
type PartId = keyof typeof parts
const ids = Object.keys(parts) as PartId[]

/** How administrators run the judging: in four parts, the one that the address names. */
export default function Judging() {
  const [params, setParams] = useSearchParams()
  const shown = ids.find((id) => id === params.get('part')) ?? 'judges'
  const Part = parts[shown]
  return (
    <>
      <div className="mb-6">
        <Choice
          legend={words.legend}
          options={ids.map((id) => ({ value: id, label: words.parts[id] }))}
          value={shown}
          onChange={(part) => setParams({ tab: 'judging', ...(part !== 'judges' && { part }) })}
        />
      </div>
      <Part />
    </>
  )
}
