import { Outlet } from 'react-router'
import { HydratedPages } from '../../features/page-frame/components/hydrated-pages.tsx'

/** Visitor analytics and questions do not apply here (root.tsx). */
export const handle = { staff: true }

/** Around everything for staff, also where nobody is signed in yet. */
export default function DeskShell() {
  return (
    <HydratedPages>
      <Outlet />
    </HydratedPages>
  )
}
