import { Outlet } from 'react-router'
import { NavigationGuard } from './navigation-guard.tsx'

/** Around the pages that the browser renders: the order flow, login and the customer pages. */
export default function HydratedPages() {
  return (
    <>
      {/* First, so that it is in force before a page's own effects navigate. */}
      <NavigationGuard />
      <Outlet />
    </>
  )
}
