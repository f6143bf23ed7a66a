import { useSearchParams } from 'react-router-dom'
import { reportsPanel } from '#words/pages/admin-reports.ts'
import { latePart } from '../../components/ui/late-part.tsx'
import { Choice } from './choice.tsx'
import { Members } from './members.tsx'

const Reports = latePart(() => import('./reports.tsx'))

const { legend, views } = reportsPanel
const options = (['members', 'reports'] as const).map((value) => ({ value, label: views[value] }))

/** The members of teams, and what people reported at Find a team. */
export default function People({ isAdmin }: { isAdmin: boolean }) {
  const [params, setParams] = useSearchParams()
  const isReports = params.get('view') === 'reports'
  return (
    <div className="list-views">
      <Choice
        legend={legend}
        options={options}
        value={isReports ? 'reports' : 'members'}
        onChange={(view) => setParams({ tab: 'members', ...(view === 'reports' && { view }) })}
      />
      <div>{isReports ? <Reports /> : <Members isAdmin={isAdmin} />}</div>
    </div>
  )
}
