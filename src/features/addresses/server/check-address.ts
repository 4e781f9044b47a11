import type { Pool } from 'pg'
import type { PostalAddress } from '../../../common/postal-address.ts'
import type {
  AddressRegister,
  RegisterAnswer,
  RegisteredAddress,
} from '../../../platform/outside/address-register.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { serializeProduct } from '../../catalogue/products.ts'
import type { Catalogue } from '../../catalogue/server/catalogue.ts'
import type { AddressCheckResult } from '../contract.ts'
import { orderableOnly } from '../line-promise.ts'
import { type CoverageRow, selectCoverage, selectPlace } from './coverage-table.ts'
import { addressAt, type FoundAddress, type Place, parsePlace } from './find-address.ts'
import { linesFor, type Qualification, qualificationFrom } from './qualification.ts'

/** Ways in which the shop sells, beside lines that can be ordered right away. */
export type WaysOfSelling = {
  /** Quotes, of lines whose costs nobody knows beforehand; absent in a shop that makes none. */
  readonly makesQuotes?: true
}

export type AddressServices = WaysOfSelling & {
  readonly pool: Pool
  readonly addressRegister: AddressRegister
  readonly catalogue: Pick<Catalogue, 'offerings'>
}

export type AddressCheck =
  | { readonly kind: 'checked'; readonly result: AddressCheckResult }
  /** The typed text cannot be an address. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'register-unavailable' }

/** Checks an address as it was typed: is there one, and which internet lines can it have (order-flow §4). */
export async function checkAddress(
  services: AddressServices,
  typed: { readonly zipCode: string; readonly houseNumber: string; readonly suffix: string },
): Promise<AddressCheck> {
  const place = parsePlace(typed.zipCode, typed.houseNumber, typed.suffix)
  if (!place) return { kind: 'malformed' }
  const { found, lines, dsl } = await lookUp(services, place)
  if (found.kind === 'unavailable') return { kind: 'register-unavailable' }
  if (found.kind === 'unknown') return { kind: 'checked', result: unknownAddress(place, found.suffixesHere) }

  const { address } = found
  return {
    kind: 'checked',
    result: {
      ...writtenPlace(place),
      street: address.street,
      city: address.city,
      vdslMbsDownloadSpeed: dsl?.maxDownloadMbs ?? null,
      vdslMbsUploadSpeed: dsl?.maxUploadMbs ?? null,
      products: linesSold(lines, services).map(line => serializeProduct(line)),
    },
  }
}

/** Lines at an address as the shop sells them. */
const linesSold = (
  lines: readonly ProductOffering[],
  { makesQuotes }: WaysOfSelling,
): readonly ProductOffering[] => (makesQuotes ? lines : orderableOnly(lines))

/** Input for validating an internet order. */
export type InternetOffer = {
  /** The internet lines at the address, each with its availability there; none where it is not an address. */
  readonly lines: readonly ProductOffering[]
  /** As the register has it; null where there is no such address, or the register did not say. */
  readonly address: PostalAddress | null
  /** false while the register was down: somebody has to look whether there is such an address. */
  readonly addressChecked: boolean
  /** Everything that the register has at the house number. */
  readonly registered: RegisterAnswer
}

/** The internet lines of an address, as services ask for them. */
export type InternetLinesAt = (
  address: Pick<PostalAddress, 'zipCode' | 'houseNumber' | 'houseNumberSuffix'>,
) => Promise<InternetOffer>

/**
 * Internet lines that can be ordered at an address. While the register is down, the networks' data decides: the
 * address was checked before, and staff call about every order.
 */
export async function internetLinesAt(
  services: AddressServices,
  address: { readonly zipCode: string; readonly houseNumber: string; readonly houseNumberSuffix: string },
): Promise<InternetOffer> {
  const place = parsePlace(address.zipCode, address.houseNumber, address.houseNumberSuffix)
  if (!place) return { lines: [], address: null, addressChecked: true, registered: nothingThere }
  const { found, lines, answer } = await lookUp(services, place)
  return {
    lines: found.kind === 'unknown' ? [] : lines,
    address: found.kind === 'found' ? postalAddressAt(place, found.address) : null,
    addressChecked: found.kind !== 'unavailable',
    registered: answer,
  }
}

/** Asks for the lines of an address as the shop sells them there. */
export const soldAt =
  (linesAt: InternetLinesAt, ways: WaysOfSelling): InternetLinesAt =>
  async address => {
    const offer = await linesAt(address)
    return { ...offer, lines: linesSold(offer.lines, ways) }
  }

const nothingThere: RegisterAnswer = { kind: 'found', addresses: [] }

/** Coverage data of an address without asking the register; null if it cannot be an address. */
export async function coverageAt(
  pool: Pool,
  { zipCode, houseNumber, houseNumberSuffix }: Parameters<typeof internetLinesAt>[1],
): Promise<Qualification | null> {
  const place = parsePlace(zipCode, houseNumber, houseNumberSuffix)
  return place && qualificationFrom(await selectCoverage(pool, place))
}

type LookedUp = Qualification & {
  readonly answer: RegisterAnswer
  readonly found: FoundAddress
  readonly lines: readonly ProductOffering[]
}

async function lookUp(services: AddressServices, place: Place): Promise<LookedUp> {
  const [{ answer, coverage }, offerings] = await Promise.all([
    askBoth(services, place),
    services.catalogue.offerings('internet'),
  ])
  const qualification = qualificationFrom(coverage)
  return {
    ...qualification,
    answer,
    found: addressAt(answer, place),
    lines: linesFor(offerings, qualification),
  }
}

/** The register and the networks. */
async function askBoth(
  { pool, addressRegister: register }: AddressServices,
  place: Place,
): Promise<{ readonly answer: RegisterAnswer; readonly coverage: readonly CoverageRow[] }> {
  if (register.fromTable) {
    const { addresses, coverage } = await selectPlace(pool, place)
    return { answer: register.fromTable(place.zipCode, addresses), coverage }
  }
  const [answer, coverage] = await Promise.all([
    register.addressesAt(place.zipCode, place.houseNumber),
    selectCoverage(pool, place),
  ])
  return { answer, coverage }
}

const postalAddressAt = (place: Place, { street, city }: RegisteredAddress): PostalAddress => ({
  streetName: street,
  houseNumber: String(place.houseNumber),
  houseNumberSuffix: place.suffix,
  zipCode: place.zipCode,
  city,
})

const writtenPlace = ({ zipCode, houseNumber, suffix }: Place) => ({
  zipCode,
  houseNumber: String(houseNumber),
  houseNumberExtension: suffix,
})

const unknownAddress = (place: Place, choices: readonly string[]): AddressCheckResult => ({
  ...writtenPlace(place),
  street: null,
  city: null,
  vdslMbsUploadSpeed: null,
  vdslMbsDownloadSpeed: null,
  products: [],
  ...(choices.length > 0 && { choices: [...choices] }),
})
