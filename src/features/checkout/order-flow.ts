import type { Cart } from '../carts/cart-line.ts'
import { isProductType, type ProductType } from '../catalogue/product.ts'

/** The steps of the order flow, in order; the last one is the thank-you page (order-flow §2). */
export const steps = ['samenstellen', 'winkelwagen', 'gegevens', 'controle', 'bedankt'] as const
export type Step = (typeof steps)[number]

/** The visitor's state that the route guard reads. */
export type Progress = {
  readonly cartIsEmpty: boolean
  /** A customer with a session, a visitor whose details are stored, or one who filled in the quote form (order-flow §4). */
  readonly isLoggedIn: boolean
  /** Given on gegevens and never stored: a reload asks again (decisions, "Flow"). */
  readonly termsAccepted: boolean
  readonly orderCompleted: boolean
}

/** Step to redirect a visitor to who may not be on this one; null to stay (order-flow §2). */
export function detourFrom(step: Step, visitor: Progress): Step | null {
  switch (step) {
    case 'samenstellen':
      return null
    case 'winkelwagen':
    case 'gegevens':
      return visitor.cartIsEmpty ? 'samenstellen' : null
    case 'controle':
      if (visitor.cartIsEmpty) return 'samenstellen'
      return visitor.isLoggedIn && visitor.termsAccepted ? null : 'gegevens'
    case 'bedankt':
      return visitor.orderCompleted ? null : 'samenstellen'
  }
}

/** The three steps of the progress bar, which samenstellen and the empty basket do not show. */
export const progressSteps = ['winkelwagen', 'gegevens', 'controle'] as const satisfies readonly Step[]
export type ProgressStep = (typeof progressSteps)[number]

export const isProgressStep = (step: Step | null): step is ProgressStep =>
  progressSteps.some(each => each === step)

/** Where 'Terug' leads from a step. */
export const stepBefore = (step: ProgressStep): Step => steps[steps.indexOf(step) - 1] as Step

/** Number of the active step, 1 to 3; null where there is no progress bar. The thank-you page has all steps behind it. */
export function activeProgressStep(step: Step): number | null {
  if (step === 'samenstellen') return null
  return step === 'bedankt' ? progressSteps.length : progressSteps.indexOf(step) + 1
}

/** How far the bar is filled, from 0 to 1: (active step − 1) / 2 (order-flow §2). */
export const progressFill = (activeStep: number): number => (activeStep - 1) / (progressSteps.length - 1)

/** The product type comes from the route, then from storage, then from the first product in the cart (order-flow §4). */
export function resolveProductType(route: unknown, stored: unknown, cart: Cart): ProductType | null {
  if (isProductType(route)) return route
  if (isProductType(stored)) return stored
  return cart[0]?.product.productType ?? null
}

/**
 * Whether a page that brings an order of this type along starts afresh: cart cleared, the mark of a registered account
 * removed, the type stored (order-flow §4).
 */
export const startsAfresh = (current: ProductType | null, orderType: ProductType): boolean =>
  current !== orderType
