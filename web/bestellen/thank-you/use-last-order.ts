import { useEffect, useState } from 'react'
import { LastOrder, lastOrder } from '../../../contract/last-order.ts'
import { call } from '../../api-client.ts'
import { orderStore } from '../order-state.ts'

export type LastOrderState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly order: LastOrder }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly retry: () => void }

/** What this session ordered last, asked of the server. */
export function useLastOrder(): LastOrderState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LastOrderState>({ kind: 'loading' })
  useEffect(() => {
    let isCurrent = true
    void call(lastOrder, { answer: LastOrder }).then(answer => {
      if (!isCurrent) return
      if (answer.ok) {
        orderStore.setCompletedOrder(answer.data)
        setState({ kind: 'found', order: answer.data })
      } else if (answer.kind === 'refused') setState({ kind: 'none' })
      else setState({ kind: 'unavailable', retry: () => setAttempt(attempt + 1) })
    })
    return () => {
      isCurrent = false
    }
  }, [attempt])
  return state
}
