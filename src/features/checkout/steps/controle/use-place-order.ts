import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../../../api/client.ts'
import { paths } from '../../../../api/paths.ts'
import type { Failure, FieldErrors } from '../../../../common/contract/failure.ts'
import { agreedTotals, euroAmount } from '../../../../common/contract/money.ts'
import { dutchDay } from '../../../../common/working-days.ts'
import { isByPhone, phoneHeaders } from '../../../carts/components/phone-mode.ts'
import { rulesOf } from '../../../carts/rules-of.ts'
import { totalsOf } from '../../../carts/totals.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { customerStore } from '../../../customers/components/customer-store.ts'
import { areNoReferences, type References } from '../../../details/references.ts'
import {
  idempotencyHeader,
  OrderPlaced,
  OrderRefused,
  type OrderRequest,
  PriceChanged,
  type QuoteRequest,
} from '../../../orders/contract.ts'
import {
  type Buyer,
  contactPersonFor,
  currentBuyer,
  referencesToSend,
  technicalPersonFor,
} from '../../store/buyer.ts'
import { fetchProducts } from '../../store/fetch-products.ts'
import type { OrderState } from '../../store/flow-state.ts'
import { invoiceOf } from '../../store/invoice.ts'
import { orderStore } from '../../store/order-state.ts'
import { replacesToSend } from '../../store/replaced-agreement.ts'
import { orderProblemTexts } from '../../texts/controle.ts'
import { installationPostalAddress } from '../gegevens/installation-address.ts'
import { orderEntry } from '../gegevens/order-entry.ts'

/** Why an order was not placed; what the visitor composed and filled in stays. */
export type OrderProblem =
  | {
      readonly kind: 'refused'
      readonly reasons: readonly string[]
      /** Step on which the visitor can correct it. */
      readonly mendOn: 'gegevens' | 'samenstellen' | 'controle'
      /** Why the preference for the delivery was refused. */
      readonly preferenceError?: string | undefined
    }
  | { readonly kind: 'unavailable'; readonly message: string; readonly mayBeDone?: boolean | undefined }

/** Milliseconds: an order waits for the company register too, and asking again with the same key is safe. */
const patience = 30_000

/** Sends the order or the quote request, once whatever is clicked, and leads to the thank-you page (order-flow §4). */
export function usePlaceOrder(productType: ProductType) {
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [priceChange, setPriceChange] = useState<PriceChanged | null>(null)

  const send = async () => {
    const body = orderRequestOf(orderStore.getSnapshot(), currentBuyer())
    if (!body) return navigate(paths.gegevens(productType))
    const result = await call('POST /api/order', {
      body,
      headers: {
        [idempotencyHeader]: orderStore.idempotencyKeyFor(JSON.stringify(body)),
        ...phoneHeaders(),
      },
      timeout: patience,
    })
    if (result.ok) {
      orderStore.complete(placedIn(result.data, orderStore.getSnapshot().requestType))
      return navigate(paths.thankYou(productType), { replace: true })
    }
    if (result.kind === 'unavailable')
      return setProblem({ kind: 'unavailable', message: result.message, mayBeDone: result.mayBeDone })
    // The colleague is no longer signed in, or lacks the permission: the same order can be sent later.
    if ([401, 403].includes(result.status) && isByPhone())
      return setProblem({ kind: 'unavailable', message: result.failure.message })
    // A session that ended elsewhere: gegevens says so, once it is known that nobody is logged in any more.
    if (result.status === 401 && (await customerStore.refresh()).kind === 'anonymous')
      return navigate(paths.gegevens(productType))
    const change = PriceChanged.safeParse(result.body)
    if (result.status === 409 && change.success) return setPriceChange(change.data)
    const refused = OrderRefused.safeParse(result.body)
    const gone = refused.success ? namesInCart(refused.data.unknownProducts ?? []) : []
    orderEntry.setRefusedDetails(detailsErrorsIn(result.failure))
    setProblem({
      kind: 'refused',
      reasons: reasonsOf(gone, refused.success ? refused.data.reasons : [result.failure.message]),
      mendOn: result.status === 401 ? 'gegevens' : stepToMend(result.failure),
      preferenceError: preferenceErrorIn(result.failure),
    })
    if (gone.length > 0) await settleAgain(productType)
  }

  const place = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSubmitting(true)
    setProblem(null)
    try {
      await send()
    } finally {
      isUnderWay.current = false
      setIsSubmitting(false)
    }
  }

  return {
    isSubmitting,
    problem,
    priceChange,
    place,
    /** The visitor agrees with the new prices: they go into the cart and the order goes out again. */
    agreeWithPrices() {
      if (!priceChange) return
      takeOverPrices(priceChange)
      setPriceChange(null)
      void place()
    },
    /** The visitor does not agree yet: the new prices stand in the cart, nothing is ordered. */
    declinePrices() {
      if (priceChange) takeOverPrices(priceChange)
      setPriceChange(null)
    },
  }
}

/** The order that was placed; a 2xx is success whatever it says (order-flow §7), and the thank-you page asks for the order itself. */
function placedIn(answer: unknown, requestType: OrderPlaced['requestType']): OrderPlaced {
  const placed = OrderPlaced.safeParse(answer)
  return placed.success ? placed.data : { orderNumber: '', requestType }
}

/** Removes products from the cart that are no longer sold, with a notice. */
async function settleAgain(productType: ProductType) {
  const products = await fetchProducts(productType)
  if ('list' in products) orderStore.settle(rulesOf(productType), products.list)
}

/** Names of products that the catalogue no longer has. */
const namesInCart = (ids: readonly number[]): readonly string[] =>
  orderStore.getSnapshot().cart.flatMap(({ product }) => (ids.includes(product.id) ? [product.name] : []))

const reasonsOf = (gone: readonly string[], reasons: readonly string[]): readonly string[] =>
  gone.length > 0 ? gone.map(orderProblemTexts.notSold) : reasons

const isAboutPreference = (field: string) => field.startsWith('deliveryPreference')

/** Errors of fields that gegevens asks for. */
const detailsErrorsIn = ({ errors = {} }: Failure): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) =>
        field !== 'replaces' && !field.startsWith('phoneNumberRetention') && !isAboutPreference(field),
    ),
  )

/** Numbers to keep are asked for on samenstellen, the preference for the delivery on controle, every other field on gegevens. */
function stepToMend(failure: Failure): 'gegevens' | 'samenstellen' | 'controle' {
  if (Object.keys(detailsErrorsIn(failure)).length > 0) return 'gegevens'
  const isMendedHere = preferenceErrorIn(failure) !== undefined || failure.errors?.replaces !== undefined
  return isMendedHere ? 'controle' : 'samenstellen'
}

const preferenceErrorIn = ({ errors = {} }: Failure): string | undefined =>
  Object.entries(errors).find(([field]) => isAboutPreference(field))?.[1].message

function takeOverPrices({ changes }: PriceChanged) {
  const now = new Map(changes.map(change => [change.id, z.decode(euroAmount, change.now)]))
  const { cart } = orderStore.getSnapshot()
  orderStore.setCart(
    cart.map(line => ({
      ...line,
      product: { ...line.product, priceInCents: now.get(line.product.id) ?? line.product.priceInCents },
    })),
  )
}

type OrderBody = z.input<typeof OrderRequest> | z.input<typeof QuoteRequest>

/**
 * Body of POST /api/order from the visitor's choices and input, with the prices they saw; null while details are
 * missing (order-flow §3, decisions "The calls").
 */
export function orderRequestOf(state: OrderState, orderer: Buyer | null): OrderBody | null {
  return state.requestType === 'quote' ? quoteRequest(state, orderer) : orderRequest(state, orderer)
}

/** The server knows a logged-in customer by the session: only a guest's own details go along. */
function orderRequest(state: OrderState, orderer: Buyer | null): z.input<typeof OrderRequest> | null {
  if (!orderer) return null
  const address = state.productType === 'internet' ? installationAddress(state) : orderer.address
  if (!address) return null
  const { userDataWithoutRegister: guest, additionalData } = state
  const { invoiceEmail, ...references } = referencesToSend(orderer, state)
  const invoiceAddress = invoiceOf(orderer, state).toSend
  const replaces = replacesToSend(state, dutchDay(new Date()))
  return {
    products: products(state),
    additionalData: {
      ...shared(state),
      ...(state.productType === 'internet' && { requestType: 'order' as const }),
      contactPerson: contactPersonFor(orderer, state),
      invoiceAddress,
      ...asked({ ...references, invoiceEmail: invoiceAddress ? '' : invoiceEmail }),
      postCodeAddress: address,
      technicalPerson: technicalPersonFor(orderer, state),
      directDebit: state.directDebit,
      longTermConsent: state.longTermConsent,
      ...(state.productType === 'telefonie' && {
        phoneNumberRetention: additionalData.phoneNumberRetention,
      }),
      ...(state.deliveryPreference && { deliveryPreference: state.deliveryPreference }),
      ...(replaces && { replaces }),
    },
    ...(orderer.kind === 'guest' && guest && { userWithoutAccountInformation: guest }),
  }
}

function quoteRequest(state: OrderState, orderer: Buyer | null): z.input<typeof QuoteRequest> | null {
  const address = installationAddress(state)
  if (!address || !state.quoteFormData) return null
  return {
    products: products(state),
    additionalData: {
      ...shared(state),
      requestType: 'quote',
      postCodeAddress: address,
      ...asked(referencesToSend(orderer, state)),
    },
    userWithoutAccountInformation: state.quoteFormData,
  }
}

/** Only where there are any: without, the body is the specification's own. */
const asked = (references: References) => (areNoReferences(references) ? {} : { references })

const installationAddress = ({ address }: OrderState) => address && installationPostalAddress(address)

const products = ({ cart }: OrderState) =>
  cart.map(({ product, quantity }) => ({
    id: product.id,
    quantity,
    agreedPrice: z.encode(euroAmount, product.priceInCents),
  }))

/** `termsAccepted` is true here: the guard lets nobody reach controle without. */
function shared({ cart, resellerId }: OrderState) {
  return {
    resellerId,
    termsAccepted: true as const,
    agreedTotals: z.encode(agreedTotals, totalsOf(cart)),
  }
}
