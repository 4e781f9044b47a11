import { randomInt } from 'node:crypto'
import type { PostalAddress } from '../../contract/details.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import type {
  AgreedTotals,
  OrderedProduct,
  OrderPlaced,
  OrderRefused,
  PriceChanged,
  RequestType,
} from '../../contract/order.ts'
import { formatOrderNumber, numberBodies, withCheckDigit } from '../../domain/order-number.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue.ts'
import { priceChange } from './agreement.ts'
import { checkCart, type RefusedCart, type SoundCart } from './check-cart.ts'
import { bodyMac, earlierAnswer, type RetryKey, retryOwner } from './idempotency.ts'
import type { OrderServices, Visitor } from './order-services.ts'
import { type Storable, type StoreStatement, store } from './store.ts'
import { refusedFields } from './submission.ts'

/** What became of a request; everything but `placed` stored nothing. */
export type Outcome =
  | { readonly kind: 'placed'; readonly answer: OrderPlaced }
  | { readonly kind: 'price-changed'; readonly answer: PriceChanged }
  | { readonly kind: 'refused'; readonly refusal: OrderRefused }

/** What an order and a quote request have in common, and how each is judged and written. */
export type Draft = {
  readonly requestType: RequestType
  readonly products: readonly OrderedProduct[]
  readonly installationAddress: PostalAddress
  readonly agreedTotals: AgreedTotals | undefined
  readonly statement: StoreStatement
  /** Looks at what the forms cannot know. */
  inspect(checked: SoundCart): Promise<Inspection>
}

export type Inspection =
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }
  | { readonly kind: 'accepted'; readonly contentsUnder: (number: string) => Contents }

export type Contents = Pick<Storable, 'head' | 'consents' | 'emails'>

/**
 * Judges a request against today's catalogue and stores it whole or not at all. With a key, the same body under it
 * answers what the first one answered, and another body is refused; a refusal leaves the key unused.
 */
export async function submit(
  services: OrderServices,
  visitor: Visitor,
  request: unknown,
  draft: Draft,
): Promise<Outcome> {
  const retryKey = retryKeyOf(services, visitor, request)
  const outcome = await submitUnderKey(services, draft, retryKey)
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
    : { ownerHash: retryOwner(visitor), key: visitor.idempotencyKey, bodyMac: bodyMac(bodyKey, request) }

async function earlierOutcome({ pool }: OrderServices, retryKey: RetryKey): Promise<Outcome | null> {
  const earlier = await earlierAnswer(pool, retryKey)
  if (!earlier) return null
  return earlier.kind === 'same-body' ? { kind: 'placed', answer: earlier.answer } : refusedKey
}

const keyUsed = 'Deze bestelling is al verstuurd met andere gegevens. Begin een nieuwe bestelling.'
const refusedKey: Outcome = { kind: 'refused', refusal: { message: keyUsed, reasons: [keyUsed] } }

/** Tries with another number or a newer catalogue are rare; this many mean that something is broken. */
const attempts = 8

async function submitUnderKey(
  services: OrderServices,
  draft: Draft,
  retryKey: RetryKey | null,
): Promise<Outcome | { readonly kind: 'key-used' }> {
  let catalogue = await services.catalogue.current()
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const outcome = await submitOnce(services, catalogue, draft, retryKey)
    if (outcome === 'number-taken') continue
    if (outcome !== 'catalogue-changed' && (outcome.kind === 'placed' || outcome.kind === 'key-used'))
      return outcome
    // What is in memory may be seconds old: nobody is refused by a catalogue of the past.
    const latest = await services.catalogue.verified()
    if (outcome !== 'catalogue-changed' && latest.version === catalogue.version) return outcome
    catalogue = latest
  }
  throw new Error('The catalogue changed or numbers were taken again and again while a request was stored')
}

async function submitOnce(
  services: OrderServices,
  catalogue: CatalogueSnapshot,
  draft: Draft,
  retryKey: RetryKey | null,
): Promise<Outcome | { readonly kind: 'key-used' } | 'catalogue-changed' | 'number-taken'> {
  const checked = await checkCart(draft, catalogue, services.internetLinesAt)
  if (checked.kind === 'refused') return refusedCart(checked)
  const inspection = await draft.inspect(checked)
  if (inspection.kind === 'wrong-fields')
    return { kind: 'refused', refusal: refusedFields(inspection.errors) }
  const change = priceChange(checked.cart, draft.products, draft.agreedTotals)
  if (change) return { kind: 'price-changed', answer: change }

  const number = newNumber(draft.requestType)
  const answer = { orderNumber: formatOrderNumber(number), requestType: draft.requestType }
  const stored = await store(services.pool, draft.statement, {
    ...inspection.contentsUnder(number),
    cart: checked.cart,
    catalogueVersion: catalogue.version,
    retryKey,
    answer,
  })
  switch (stored) {
    case 'stored':
      return { kind: 'placed', answer }
    case 'key-used':
      return { kind: 'key-used' }
    case 'catalogue-changed':
    case 'number-taken':
      return stored
  }
}

const refusedCart = ({ reasons, unknownProducts }: RefusedCart): Outcome => ({
  kind: 'refused',
  refusal: {
    message: 'Deze bestelling kan zo niet worden geplaatst.',
    reasons: [...reasons],
    ...(unknownProducts && { unknownProducts: [...unknownProducts] }),
  },
})

/** Random, so that a number tells nothing of how much is sold or of the next one. */
const newNumber = (requestType: RequestType): string => {
  const { from, to } = numberBodies[requestType]
  return withCheckDigit(randomInt(from, to + 1))
}
