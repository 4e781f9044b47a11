import { Outlet } from 'react-router'
import { requestProgress } from '../request-progress.ts'
import { LiveRegion } from '../ui/live-region.tsx'
import { RequestProgress } from '../ui/request-progress.tsx'

/** What visitors are asked and measured by has no place here (root.tsx). */
export const handle = { staff: true }

/** Around everything for staff, also where nobody is signed in yet. */
export default function DeskShell() {
  return (
    <LiveRegion>
      <RequestProgress source={requestProgress} />
      <Outlet />
    </LiveRegion>
  )
}
