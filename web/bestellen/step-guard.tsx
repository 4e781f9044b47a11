import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { commonTexts } from '../../content/common-texts.ts'
import { accountFailureTexts } from '../../content/flow-texts.ts'
import { detourFrom, type Progress, type Step } from '../../domain/order-flow.ts'
import type { ProductType } from '../../domain/product.ts'
import { customerStore, useCustomer } from '../account/customer-store.ts'
import { PageView } from '../layout/page-view.tsx'
import { EarlyDetour } from '../navigation/early-detour.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import page from './flow-page.module.css'
import { stepPath } from './flow-place.ts'
import type { OrderState } from './flow-state.ts'
import { isLoggedIn, useOrderState } from './order-state.ts'
import { ordererOf } from './orderer.ts'

type Props = { step: Step; productType: ProductType; children: ReactNode }

/**
 * The one guard of the flow: shows a step only to a visitor who may be there. Steps whose state lives in the browser
 * show a skeleton until it is known, so that no wrong page flashes.
 */
export function StepGuard({ step, productType, children }: Props) {
  const state = useOrderState()
  const customer = useCustomer()
  if (!state.isLoaded) {
    const withoutCart = detourFrom(step, nobody)
    if (withoutCart === null) return <Shown isKnown={false}>{children}</Shown>
    return (
      <>
        <EarlyDetour to={stepPath(withoutCart, productType)} without="cart" />
        <StepSkeleton />
      </>
    )
  }
  if (dependsOnCustomer(step, state)) {
    if (customer.kind === 'unknown') return <StepSkeleton />
    if (customer.kind === 'unavailable') return <CustomerUnavailable message={customer.message} />
  }

  const detour = detourFrom(step, {
    cartIsEmpty: state.cart.length === 0,
    isLoggedIn: isLoggedIn(state, ordererOf(customer, state.userDataWithoutRegister)),
    termsAccepted: state.termsAccepted,
    orderCompleted: state.completedOrder !== null,
  })
  if (!detour) return <Shown isKnown>{children}</Shown>
  return (
    <>
      <StepSkeleton />
      <Navigate to={stepPath(detour, productType)} replace />
    </>
  )
}

/** Who comes for the first time. */
const nobody: Progress = { cartIsEmpty: true, isLoggedIn: false, termsAccepted: false, orderCompleted: false }

/** The step itself; while it is not known whether it stays, it is no page view yet. */
const Shown = ({ isKnown, children }: { isKnown: boolean; children: ReactNode }) => (
  <>
    {isKnown && <PageView />}
    {children}
  </>
)

/** Where it matters who is logged in; a quote request goes on without knowing (order-flow §4). */
const dependsOnCustomer = (step: Step, { requestType, cart }: OrderState): boolean =>
  (step === 'gegevens' || step === 'controle') && requestType === 'order' && cart.length > 0

/** The account cannot be read now: going on as somebody else would be wrong. */
function CustomerUnavailable({ message }: { message: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    await customerStore.refresh()
    setIsAsking(false)
  }
  return (
    <Notice kind="error" title={accountFailureTexts.title} onRetry={() => void ask()} retrying={isAsking}>
      <p>
        {message} {accountFailureTexts.advice}
      </p>
    </Notice>
  )
}

/** Holds the place of a step's content. */
export const StepSkeleton = () => (
  <div className={`scripts-only ${page.stack} ${page.pending}`}>
    <p className="visually-hidden">{commonTexts.pageLoading}</p>
    <Skeleton shape="heading" />
    <Skeleton shape="panel" />
    <Skeleton shape="card" count={2} />
  </div>
)

/** The same as a whole page, without the basket panel. */
export const FlowPageSkeleton = () => (
  <div className={page.page}>
    <StepSkeleton />
  </div>
)
