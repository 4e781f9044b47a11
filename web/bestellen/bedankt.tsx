import { Navigate, useSearchParams } from 'react-router'
import { thankYouTexts } from '../../content/checkout-texts.ts'
import { isProductType, type ProductType } from '../../domain/product.ts'
import { PageView } from '../layout/page-view.tsx'
import { paths } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import page from './flow-page.module.css'
import { useOrderState } from './order-state.ts'
import { StepSkeleton } from './step-guard.tsx'
import { ThankYou } from './thank-you/thank-you.tsx'
import { useLastOrder } from './thank-you/use-last-order.ts'

/** The thank-you page, for who has just ordered; a reload finds the order in the session (order-flow §2). */
export default function Bedankt() {
  const last = useLastOrder()
  const { completedOrder, productType } = useOrderState()
  const [query] = useSearchParams()
  const type = query.get('type')
  return <div className={page.page}>{content()}</div>

  function content() {
    switch (last.kind) {
      case 'loading':
        return <StepSkeleton />
      case 'none':
        return (
          <>
            <StepSkeleton />
            <Navigate to={startFor(isProductType(type) ? type : productType)} replace />
          </>
        )
      case 'unavailable':
        return (
          <Notice
            kind={completedOrder ? 'warning' : 'error'}
            title={
              completedOrder ? thankYouTexts.received(completedOrder.orderNumber) : thankYouTexts.unavailable
            }
            onRetry={last.retry}
          >
            <p>{thankYouTexts.unavailableAdvice}</p>
          </Notice>
        )
      case 'found':
        return (
          <>
            {type !== last.order.productType && (
              <Navigate to={paths.thankYou(last.order.productType)} replace />
            )}
            <PageView />
            <ThankYou order={last.order} />
          </>
        )
    }
  }
}

const startFor = (type: ProductType | null) => (type ? paths.samenstellen(type) : paths.emptyBasket)
