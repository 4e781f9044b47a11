import { useEffect } from 'react'
import type { Elements } from '../../../ui/kit/elements.ts'
import { LiveRegion } from '../../../ui/kit/live-region.tsx'
import { CallSignals } from '../../../ui/layout/call-signals.tsx'
import { NavigationGuard } from '../../../ui/navigation/navigation-guard.tsx'
import { markCustomer } from '../../customers/components/customer-mark.ts'
import { useCustomer } from '../../customers/components/customer-store.ts'

/** Around pages that the browser renders: the order flow, login and the customer pages, the desk. */
export function HydratedPages({ children }: { children: Elements }) {
  useMarkedCustomer()
  return (
    <LiveRegion>
      {/* First, so that it is in force before a page's own effects navigate. */}
      <NavigationGuard />
      <CallSignals />
      {children}
    </LiveRegion>
  )
}

/** Logging in or out updates the menu at once. */
function useMarkedCustomer() {
  const customer = useCustomer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookie changes with the customer
  useEffect(markCustomer, [customer.kind])
}
