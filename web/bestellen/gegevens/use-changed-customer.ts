import { useEffect } from 'react'
import { customerStore } from '../../account/customer-store.ts'

/** Reloads the page when the customer comes back from changing his details elsewhere (order-flow §2). */
export function useChangedCustomer() {
  useEffect(() => {
    const compare = async () => {
      const before = customerStore.getSnapshot()
      if (document.visibilityState !== 'visible' || before.kind !== 'known') return
      const now = await customerStore.refresh()
      if (now.kind === 'known' && now !== before) window.location.reload()
    }
    document.addEventListener('visibilitychange', compare)
    return () => document.removeEventListener('visibilitychange', compare)
  }, [])
}
