import '../../styles/app.css'
import { adminPage } from '#words/pages/admin.ts'
import { Dashboard, DashboardNotices } from './dashboard.tsx'
import { StaffPage } from './staff-page.tsx'

export const meta = adminPage.meta

/** The dashboard. */
export function Component() {
  return (
    <StaffPage notices={DashboardNotices}>{(summary) => <Dashboard summary={summary} />}</StaffPage>
  )
}
