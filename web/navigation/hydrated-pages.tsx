import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { markCustomer } from '../account/customer-mark.ts'
import { useCustomer } from '../account/customer-store.ts'
import { useHydrated } from '../hydrated.ts'
import { NavigationGuard } from './navigation-guard.tsx'
import { whenIdle } from './when-idle.ts'

/** Around the pages that the browser renders: the order flow, login and the customer pages. */
export default function HydratedPages() {
  useMarkedCustomer()
  // What reads the first answer; where it does not come now, it comes with that.
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) return whenIdle(() => void import('../read-answers.ts').catch(() => undefined))
  }, [isHydrated])
  return (
    <>
      {/* First, so that it is in force before a page's own effects navigate. */}
      <NavigationGuard />
      <Outlet />
    </>
  )
}

/** Who logs in or out here sees it in the menu at once. */
function useMarkedCustomer() {
  const customer = useCustomer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookie changes with the customer
  useEffect(markCustomer, [customer.kind])
}
