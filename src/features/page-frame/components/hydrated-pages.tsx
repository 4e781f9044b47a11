import type { Elements } from '../../../ui/kit/elements.ts'
import { LiveRegion } from '../../../ui/kit/live-region.tsx'
import { CallSignals } from '../../../ui/layout/call-signals.tsx'
import { NavigationGuard } from '../../../ui/navigation/navigation-guard.tsx'

/** Around pages that the browser renders: the order flow, login and the customer pages, the desk. */
export const HydratedPages = ({ children }: { children: Elements }) => (
  <LiveRegion>
    {/* First, so that it is in force before a page's own effects navigate. */}
    <NavigationGuard />
    <CallSignals />
    {children}
  </LiveRegion>
)
