import { Outlet, useLocation } from 'react-router'
import { documentTitle } from '../../content/flow-texts.ts'
import { NoScriptNotice } from '../layout/no-script-notice.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { useArrival } from '../layout/use-arrival.ts'
import { requestProgress } from '../request-progress.ts'
import { LiveRegion } from '../ui/live-region.tsx'
import { RequestProgress } from '../ui/request-progress.tsx'
import type { Route } from './+types/order-flow.ts'
import { FlowHero } from './flow-hero.tsx'
import { flowPlaceOf } from './flow-place.ts'
import { ChatLauncher, HelpProvider } from './help-panel.tsx'
import { ResellerBanner } from './reseller-banner.tsx'

/** The titles of every page of the flow (decisions, "Names and titles"). */
export const meta: Route.MetaFunction = ({ location, matches }) => {
  const { step, productType } = flowPlaceOf(location)
  return pageMeta(matches[0].loaderData, {
    title: documentTitle(step ?? 'winkelwagen', productType),
    path: location.pathname,
    indexed: false,
  })
}

/** The order flow's shell: frame, hero, reseller banner, help. */
export default function OrderFlow() {
  const { pathname } = useLocation()
  const hero = useArrival(pathname)

  return (
    <LiveRegion>
      <RequestProgress source={requestProgress} />
      <PageFrame>
        <HelpProvider>
          <FlowHero ref={hero} />
          <NoScriptNotice />
          <ResellerBanner />
          <Outlet />
          <ChatLauncher />
        </HelpProvider>
      </PageFrame>
    </LiveRegion>
  )
}
