import { type InternetOffer, soldAt } from '../../addresses/server/check-address.ts'
import { parsePlace, registeredStreetIn } from '../../addresses/server/find-address.ts'
import type { PostalAddress } from '../../details/details-schema.ts'
import { checkDetails } from '../../details/server/check-details.ts'
import { invoiceStreetErrors } from '../../details/server/check-street.ts'
import type { OrderRequest } from '../contract.ts'
import type { Buyer } from './buyer.ts'
import { newOrder, validateBuyer } from './new-order.ts'
import { causeOf, type OrderServices, type Visitor } from './order-services.ts'
import { placedBy } from './placed-by-client.ts'
import { priceChange } from './price-change.ts'
import { type Outcome, refuseCart, refuseFields, storeAndAnswer, submit } from './submit.ts'
import { validatePostedCart } from './validate-posted-cart.ts'

/** An order and who places it. */
export type Order = Omit<OrderRequest, 'userWithoutAccountInformation'> & { readonly orderer: Buyer }

/** The part sent by the browser: a retry is the same even if the account changed meanwhile. */
const asSent = ({ orderer, ...request }: Order) =>
  orderer.kind === 'guest' ? { ...request, guest: orderer.details } : request

/**
 * Places an order of a guest or a customer: what is bought and for how much is decided by our catalogue and rules, never by
 * what the browser sent (decisions, "Flow").
 */
export function placeOrder(services: OrderServices, visitor: Visitor, order: Order): Promise<Outcome> {
  const { products, additionalData: data, orderer } = order
  // Asked while the address register is asked about the cart's lines: nobody waits for the one and then for the other.
  // What an account has was judged when it was filled in.
  const known = orderer.kind === 'customer' ? orderer.details : null
  const register = askedOnce(services, data.postCodeAddress)
  const checking = Promise.all([
    checkDetails(orderer.details, { ...services, streetOf: register.streetOf }, known),
    invoiceStreetErrors(register.streetOf, data.invoiceAddress),
  ])
  return submit(services, visitor, asSent(order), async (catalogue, retryKey) => {
    const checked = await validatePostedCart(
      { products, requestType: 'order', installationAddress: data.postCodeAddress },
      catalogue,
      soldAt(register.internetLinesAt, services),
    )
    register.hasNothingToAsk()
    if (checked.kind === 'refused') return refuseCart(checked)
    const { cart, productType, addressChecked, installedAt } = checked

    const [details, wrongInvoice] = await checking
    const judged = validateBuyer(details, data, cart)
    const installationAddress = installedAt ?? data.postCodeAddress
    const inPlace =
      data.replaces === undefined
        ? null
        : await services.checkInPlace({
            replaces: data.replaces,
            visitor,
            productType,
            lines: cart,
            installationAddress,
          })
    const isRefused = inPlace !== null && 'errors' in inPlace
    const refused = refuseFields({ ...judged.errors, ...wrongInvoice, ...(isRefused && inPlace.errors) })
    if (refused) return refused
    const change = priceChange(cart, products, data.agreedTotals)
    if (change) return { kind: 'price-changed', answer: change }

    const { placedByStaff, sessionHash } = visitor
    return storeAndAnswer(services, () =>
      placedBy(visitor.client, {
        ...newOrder(services, {
          orderer: judged.orderer,
          data,
          lines: cart,
          productType,
          installationAddress,
          inPlace: isRefused ? null : inPlace,
          addressChecked,
          deliveryChecked: true,
          cause: causeOf(visitor, judged.orderer.contactPerson.email),
          from: {
            customerId: (isRefused ? null : inPlace?.ownerId) ?? visitor.ownerId,
            resellerId: data.resellerId,
            visitorHash: sessionHash,
            // A phone order has been talked through already.
            dueAt: services.callBy(new Date()),
            placedByStaff,
          },
        }),
        catalogueVersion: catalogue.version,
        retryKey,
      }),
    )
  })
}

type Services = Pick<OrderServices, 'internetLinesAt' | 'streetOf'>
type At = Pick<PostalAddress, 'zipCode' | 'houseNumber' | 'houseNumberSuffix'>

/**
 * The same services for one order. Most companies sit where their internet is installed: the street of that house number is
 * then taken from the answer about the lines there.
 */
export function askedOnce(
  { internetLinesAt, streetOf }: Services,
  installation: At,
): Services & {
  /** Called when it is known that nobody asked about lines. */
  readonly hasNothingToAsk: () => void
} {
  const there = placeOf(installation)
  const { promise: offer, resolve } = Promise.withResolvers<InternetOffer | null>()
  // The caller for lines handles the failure; nobody may be waiting for the street.
  offer.catch(() => undefined)
  return {
    internetLinesAt(address) {
      const asked = internetLinesAt(address)
      resolve(asked)
      return asked
    },
    hasNothingToAsk: () => resolve(null),
    async streetOf(typed) {
      const place = placeOf(typed)
      const isThere = place?.zipCode === there?.zipCode && place?.houseNumber === there?.houseNumber
      const offered = place && isThere ? await offer : null
      return place && offered ? registeredStreetIn(offered.registered, place) : streetOf(typed)
    },
  }
}

const placeOf = ({ zipCode, houseNumber, houseNumberSuffix }: At) =>
  parsePlace(zipCode, houseNumber, houseNumberSuffix)
