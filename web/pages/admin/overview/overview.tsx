import './overview.css'
import { useOverview } from '../../../data/admin-overview.ts'
import { Loaded } from '../loaded.tsx'
import { Countries } from './countries.tsx'
import { Hubs } from './hubs.tsx'
import { Registrations } from './registrations.tsx'
import { Sizes } from './sizes.tsx'
import { Tracks } from './tracks.tsx'
import { Way } from './way.tsx'

/** How far the edition has come, in pictures: each says in a sentence first what it shows, and has its numbers as text too. */
export function OverviewPanel() {
  return (
    <Loaded source={useOverview()}>
      {(overview) => (
        <div className="grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <Registrations overview={overview} />
          <Countries overview={overview} />
          <Hubs overview={overview} />
          <Way overview={overview} />
          <Tracks overview={overview} />
          <Sizes overview={overview} />
        </div>
      )}
    </Loaded>
  )
}
