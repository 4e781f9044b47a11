import { Outlet } from 'react-router'
import { PageFrame } from '../layout/page-frame.tsx'

/** Marketing pages work without JavaScript. */
export const handle = { scripts: false }

export default function SiteLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}
