import { useSearchParams } from 'react-router-dom'
import { mentoringPanel as words } from '#words/pages/admin-mentoring.ts'
import { latePart } from '../../components/ui/late-part.tsx'
import { CheckIns } from './check-ins.tsx'
import { Choice } from './choice.tsx'

const Mentors = latePart(() => import('./mentoring/mentors.tsx'))

/** How teams are doing, and who helps them: two parts, chosen by the address of the page. */
export default function CheckInsAndMentors() {
  const [params, setParams] = useSearchParams()
  const shown = params.get('part') === 'mentors' ? 'mentors' : 'checkIns'
  return (
    <>
      {/* On one line with what follows it, where both fit. */}
      <div className="me-3 mb-3 inline-block align-top">
        <Choice
          legend={words.legend}
          options={(['checkIns', 'mentors'] as const).map((id) => ({
            value: id,
            label: words.parts[id],
          }))}
          value={shown}
          onChange={(part) => setParams({ tab: 'checkIns', ...(part === 'mentors' && { part }) })}
        />
      </div>
      {shown === 'mentors' ? <Mentors /> : <CheckIns />}
    </>
  )
}
