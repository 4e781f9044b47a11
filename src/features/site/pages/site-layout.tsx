import { Outlet, redirectDocument } from 'react-router'
import { PageFrame } from '../../page-frame/components/page-frame.tsx'
import type { Route } from './+types/site-layout.ts'

/** Pages of the website are not hydrated: what moves on them are islands (src/ui/islands). */
export const handle = { scripts: false }

/** The same for everyone: the server keeps the page, and a browser asks whether it changed. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'public, no-cache' })

/** From the order flow, which the browser renders, these pages are loaded as documents: they are rendered on the server only. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url)
  },
]

export default function SiteLayout() {
  return (
    <PageFrame isNeverCalm>
      <Outlet />
    </PageFrame>
  )
}
