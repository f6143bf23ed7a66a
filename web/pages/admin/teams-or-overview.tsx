import { useSearchParams } from 'react-router-dom'
import { adminPage } from '#words/pages/admin.ts'
import { latePart } from '../../components/ui/late-part.tsx'
import { Choice } from './choice.tsx'
import { Teams } from './teams.tsx'

const OverviewPanel = latePart(() => import('./overview/overview.tsx'))

const { legend, views } = adminPage.teams
const options = (['list', 'overview'] as const).map((value) => ({ value, label: views[value] }))

/** The teams as a list, or the pictures of the whole edition; the address says which. */
export function TeamsOrOverview() {
  const [params, setParams] = useSearchParams()
  const isOverview = params.get('view') === 'overview'
  return (
    <div className="list-views">
      <Choice
        legend={legend}
        options={options}
        value={isOverview ? 'overview' : 'list'}
        onChange={(view) => setParams(view === 'overview' ? { view } : {})}
      />
      <div>{isOverview ? <OverviewPanel /> : <Teams />}</div>
    </div>
  )
}
