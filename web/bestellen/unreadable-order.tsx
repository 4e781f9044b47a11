import { callMessages } from '../../content/call-texts.ts'
import { unreadableOrderTitle } from '../../content/flow-texts.ts'
import { Notice } from '../ui/notice.tsx'
import page from './flow-page.module.css'
import { orderStore, useOrderState } from './order-state.ts'

/** The code that reads a stored order could not be fetched: nothing of it is lost, and it may be read after all. */
export function UnreadableOrder() {
  if (!useOrderState().isUnreadable) return null
  return (
    <div className={page.page}>
      <Notice kind="error" announced title={unreadableOrderTitle} onRetry={orderStore.readAgain}>
        <p>{callMessages.unavailable}</p>
      </Notice>
    </div>
  )
}
