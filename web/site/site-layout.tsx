import { Outlet } from 'react-router'
import { PageFrame } from '../layout/page-frame.tsx'
import type { Route } from './+types/site-layout.ts'

/** Marketing pages work without JavaScript. */
export const handle = { scripts: false }

/** The same for everyone: the server keeps the page, and a browser asks whether it changed. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'public, no-cache' })

export default function SiteLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}
