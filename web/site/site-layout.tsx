import { Outlet, redirectDocument } from 'react-router'
import { PageFrame } from '../layout/page-frame.tsx'
import { requestProgress } from '../request-progress.ts'
import { RequestProgress } from '../ui/request-progress.tsx'
import type { Route } from './+types/site-layout.ts'

/** Marketing pages work without JavaScript; one small script adds behaviour where a page asks for it. */
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
    <>
      <RequestProgress source={requestProgress} />
      <PageFrame>
        <Outlet />
      </PageFrame>
    </>
  )
}
