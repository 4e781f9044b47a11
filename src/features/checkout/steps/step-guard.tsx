import { type ComponentType, useState } from 'react'
import { Navigate, useOutletContext } from 'react-router'
import { Notice } from '../../../ui/kit/notice.tsx'
import { isProductType, type ProductType } from '../../catalogue/product.ts'
import { customerStore, useCustomer } from '../../customers/components/customer-store.ts'
import { QuoteForm } from '../../details/details-schema.ts'
import { PageView } from '../../page-frame/components/page-view.tsx'
import { EarlyDetour } from '../components/early-detour.tsx'
import { StepSkeleton } from '../components/step-skeleton.tsx'
import { detourFrom, type Progress, type Step } from '../order-flow.ts'
import { type Buyer, buyerOf } from '../store/buyer.ts'
import { stepPath } from '../store/flow-place.ts'
import type { OrderState } from '../store/flow-state.ts'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { accountFailureTexts } from '../texts/gegevens.ts'

type Props = {
  step: Step
  /** Product type in the address; the step's loader (`knownType`) redirects unknown ones. */
  type: string
  Content: ComponentType<{ productType: ProductType }>
  /** Holds the place of the contents, where that looks more like them than what holds every step's. */
  Pending?: ComponentType<{ productType: ProductType }>
}

/** Storage is needed here at once: the code that reads it loads while React starts. */
if (!import.meta.env.SSR) orderStore.getSnapshot()

/**
 * The one guard of the flow: shows a step after samenstellen, where everybody may be, only to a visitor who may be there. Their
 * state lives in the browser: they show a skeleton until it is known, so that no wrong page flashes.
 */
export const StepGuard = ({ type, ...step }: Props) =>
  isProductType(type) ? <Guard productType={type} {...step} /> : null

function Guard({ step, productType, Content, Pending }: Omit<Props, 'type'> & { productType: ProductType }) {
  const state = useOrderState()
  const customer = useCustomer()
  const isSettled = useOutletContext<boolean>()
  const pending = <StepSkeleton>{Pending && <Pending productType={productType} />}</StepSkeleton>
  if (!state.isLoaded) {
    const withoutCart = detourFrom(step, nobody)
    return (
      <>
        {withoutCart && <EarlyDetour to={stepPath(withoutCart, productType)} without="cart" />}
        {pending}
      </>
    )
  }
  if (!isSettled) return pending
  if (dependsOnCustomer(step, state)) {
    if (customer.kind === 'unknown') return pending
    if (customer.kind === 'unavailable') return <CustomerUnavailable message={customer.message} />
  }

  const detour = detourFrom(step, {
    cartIsEmpty: state.cart.length === 0,
    isLoggedIn: isLoggedIn(state, buyerOf(customer, state.userDataWithoutRegister)),
    termsAccepted: state.termsAccepted,
    orderCompleted: state.completedOrder !== null,
  })
  if (!detour)
    return (
      <>
        <PageView />
        <Content productType={productType} />
      </>
    )
  return (
    <>
      {pending}
      <Navigate to={stepPath(detour, productType)} replace />
    </>
  )
}

/** A first visit. */
const nobody: Progress = { cartIsEmpty: true, isLoggedIn: false, termsAccepted: false, orderCompleted: false }

/** Order-flow §4: a quote request counts as logged in once its form is complete, an order once it is known who orders. */
const isLoggedIn = (state: OrderState, orderer: Buyer | null): boolean =>
  state.requestType === 'quote' ? QuoteForm.safeParse(state.quoteFormData).success : orderer !== null

/** Steps that need to know who is logged in; a quote request goes on without (order-flow §4). */
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
      <p>{`${message} ${accountFailureTexts.advice}`}</p>
    </Notice>
  )
}
