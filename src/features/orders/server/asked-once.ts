import type { InternetOffer } from '../../addresses/server/check-address.ts'
import { parsePlace, registeredStreetIn } from '../../addresses/server/find-address.ts'
import type { PostalAddress } from '../../details/details-schema.ts'
import type { OrderServices } from './order-services.ts'

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
