import type { FieldErrors } from '../../../common/contract/failure.ts'
import type { CatalogueSnapshot } from '../../catalogue/server/catalogue.ts'
import {
  type OrderPlaced,
  type OrderRefused,
  type PriceChanged,
  type QuoteRequest,
  refusedFields,
} from '../contract.ts'
import { orderRefusals } from '../texts.ts'
import { bodyMac, type RetryKey, retryOwner, storedResponse } from './idempotency.ts'
import type { OrderServices, Visitor } from './order-services.ts'
import { type NotStored, type Storable, store } from './store.ts'
import type { InvalidCart } from './validate-posted-cart.ts'

/** Outcome of a request; only `placed` stored something. */
export type Outcome =
  | { readonly kind: 'placed'; readonly answer: OrderPlaced }
  | { readonly kind: 'price-changed'; readonly answer: PriceChanged }
  | { readonly kind: 'refused'; readonly refusal: OrderRefused }

/** Asks for a quote, as `features/quotes` does it. */
export type RequestQuote = (
  services: OrderServices,
  visitor: Visitor,
  request: QuoteRequest,
) => Promise<Outcome>

/** One attempt to judge and store a request; what could not be stored now may be in the next one. */
export type Attempt = Outcome | { readonly [kind in NotStored]: { readonly kind: kind } }[NotStored]

/**
 * Attempts a request against today's catalogue until it is stored or refused. With a key, the same body under it answers
 * what the first one answered, and another body is refused; a refusal leaves the key unused.
 * @param request what the browser sent, by which its retry is known
 */
export async function submit(
  services: OrderServices,
  visitor: Visitor,
  request: unknown,
  attempt: (catalogue: CatalogueSnapshot, retryKey: RetryKey | null) => Promise<Attempt>,
): Promise<Outcome> {
  const retryKey = retryKeyOf(services, visitor, request)
  const outcome = await attemptUntilStored(services, catalogue => attempt(catalogue, retryKey))
  if (outcome.kind === 'placed') {
    services.onMailQueued()
    return outcome
  }
  const earlier = retryKey && (await earlierOutcome(services, retryKey))
  if (earlier) return earlier
  return outcome.kind === 'key-used' ? refusedKey : outcome
}

const retryKeyOf = ({ bodyKey }: OrderServices, visitor: Visitor, request: unknown): RetryKey | null =>
  visitor.idempotencyKey === null
    ? null
    : {
        ownerHash: retryOwner(visitor),
        key: visitor.idempotencyKey,
        bodyMac: visitor.client?.bodyMac ?? bodyMac(bodyKey, request),
      }

async function earlierOutcome({ database }: OrderServices, retryKey: RetryKey): Promise<Outcome | null> {
  const earlier = await storedResponse(database, retryKey)
  if (!earlier) return null
  return earlier.kind === 'same-body' ? { kind: 'placed', answer: earlier.answer } : refusedKey
}

const refusedKey: Outcome = {
  kind: 'refused',
  refusal: { message: orderRefusals.keyUsed, reasons: [orderRefusals.keyUsed] },
}

/** Tries with a newer catalogue are rare; this many mean that something is broken. */
const attempts = 8

async function attemptUntilStored(
  services: OrderServices,
  attempt: (catalogue: CatalogueSnapshot) => Promise<Attempt>,
): Promise<Outcome | { readonly kind: 'key-used' }> {
  let catalogue = await services.catalogue.current()
  for (let count = 1; count <= attempts; count++) {
    const outcome = await attempt(catalogue)
    if (outcome.kind === 'placed' || outcome.kind === 'key-used') return outcome
    // The catalogue in memory may be seconds old, and an outdated one must not reject an order.
    const latest = await services.catalogue.verified()
    const isJudgedAgain = outcome.kind === 'catalogue-changed' || outcome.kind === 'place-taken'
    if (!isJudgedAgain && latest.version === catalogue.version) return outcome
    catalogue = latest
  }
  throw new Error('The catalogue changed again and again while a request was stored')
}

/** Stores a valid request and answers it. @param make a request with a number of its own, again for each attempt */
export async function storeAndAnswer(services: OrderServices, make: () => Storable): Promise<Attempt> {
  const stored = await store(services.database, make)
  return typeof stored === 'string' ? { kind: stored } : { kind: 'placed', answer: stored.answer }
}

export const refuseCart = ({ reasons, unknownProducts }: InvalidCart): Outcome => ({
  kind: 'refused',
  refusal: {
    message: orderRefusals.notSo,
    reasons: [...reasons],
    ...(unknownProducts && { unknownProducts: [...unknownProducts] }),
  },
})

/** The refusal of what was filled in; null where nothing is wrong. */
export const refuseFields = (errors: FieldErrors): Outcome | null =>
  Object.keys(errors).length > 0 ? { kind: 'refused', refusal: refusedFields(errors) } : null
