import { Suspense, useTransition } from 'react'
import { Navigate, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router'
import { call } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { type Deferred, defer, useDeferred } from '../../../ui/state/deferred.ts'
import { isProductType, type ProductType } from '../../catalogue/product.ts'
import type { LastOrder } from '../../orders/contract-last-order.ts'
import { PageView } from '../../page-frame/components/page-view.tsx'
import page from '../components/flow-page.module.css'
import { StepSkeleton } from '../components/step-skeleton.tsx'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { thankYouTexts } from '../texts/thank-you.ts'
import type { Route } from './+types/bedankt.ts'
import { ThankYou } from './thank-you/thank-you.tsx'

type Answer =
  | { readonly kind: 'found'; readonly order: LastOrder }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' }

/** The session's last order from the server, so that a reload finds it too (order-flow §2). */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => defer(fetchLastOrder(request.signal))

async function fetchLastOrder(signal: AbortSignal): Promise<Answer> {
  const answer = await call('GET /api/order/last', { signal })
  if (!answer.ok) return { kind: answer.kind === 'refused' ? 'none' : 'unavailable' }
  orderStore.setCompletedOrder(answer.data)
  return { kind: 'found', order: answer.data }
}

/** The type in the address is put right without asking again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export { FlowPageSkeleton as HydrateFallback } from '../components/step-skeleton.tsx'

/** The thank-you page, for who has just ordered. */
export default function Bedankt({ loaderData }: Route.ComponentProps) {
  return (
    <div className={page.page}>
      <Suspense fallback={<StepSkeleton />}>
        <WithLastOrder last={loaderData} />
      </Suspense>
    </div>
  )
}

function WithLastOrder({ last }: { last: Deferred<Answer> }) {
  const answer = useDeferred(last)
  const { productType } = useOrderState()
  const [query] = useSearchParams()
  const type = query.get('type')
  switch (answer.kind) {
    case 'none':
      return (
        <>
          <StepSkeleton />
          <Navigate to={startFor(isProductType(type) ? type : productType)} replace />
        </>
      )
    case 'unavailable':
      return <Unavailable />
    case 'found':
      return (
        <>
          {type !== answer.order.productType && (
            <Navigate to={paths.thankYou(answer.order.productType)} replace />
          )}
          <PageView />
          <ThankYou order={answer.order} />
        </>
      )
  }
}

function Unavailable() {
  const { completedOrder } = useOrderState()
  const { revalidate } = useRevalidator()
  const [isRetrying, startRetry] = useTransition()
  return (
    <Notice
      kind={completedOrder ? 'warning' : 'error'}
      title={completedOrder ? thankYouTexts.received(completedOrder.orderNumber) : thankYouTexts.unavailable}
      retrying={isRetrying}
      onRetry={() => startRetry(() => revalidate())}
    >
      <p>{thankYouTexts.unavailableAdvice}</p>
    </Notice>
  )
}

const startFor = (type: ProductType | null) => (type ? paths.samenstellen(type) : paths.emptyBasket)
