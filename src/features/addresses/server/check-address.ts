import type { Pool } from 'pg'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
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
import type { SaidOfPlace } from '../coverage.ts'
import type { LineVerdict } from '../line-verdict.ts'
import { type MissKind, missesFibre } from '../missed-look-up.ts'
import { selectCoverage, selectPlace } from './coverage-table.ts'
import { addressAt, type FoundAddress, type Place, parsePlace } from './find-address.ts'
import {
  linesIn,
  type Qualification,
  qualificationFrom,
  verdictsFor,
  verdictsSold,
  type WaysOfSelling,
} from './qualification.ts'

export type AddressServices = WaysOfSelling & {
  readonly pool: Pool
  readonly addressRegister: AddressRegister
  readonly catalogue: Pick<Catalogue, 'offerings'>
}

export type AddressCheck =
  | {
      readonly kind: 'checked'
      readonly result: AddressCheckResult
      /** A miss, which is counted; null where something is offered, or an addition is asked for. */
      readonly missed: { readonly kind: MissKind; readonly zipCode: string } | null
    }
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
  const { found, verdicts, dsl } = await lookUp(services, place)
  if (found.kind === 'unavailable') return { kind: 'register-unavailable' }
  const missed = (kind: MissKind) => ({ kind, zipCode: place.zipCode })
  if (found.kind === 'unknown')
    return {
      kind: 'checked',
      result: unknownAddress(place, found.suffixesHere),
      // A number that has additions is asked for one, and looked up again.
      missed: found.suffixesHere.length > 0 ? null : missed('unknown-address'),
    }

  const { address } = found
  const sold = verdictsSold(verdicts, services)
  return {
    kind: 'checked',
    missed: missesFibre(sold) ? missed('no-fibre') : null,
    result: {
      ...writtenPlace(place),
      street: address.street,
      city: address.city,
      vdslMbsDownloadSpeed: dsl?.maxDownloadMbs ?? null,
      vdslMbsUploadSpeed: dsl?.maxUploadMbs ?? null,
      products: linesIn(sold).map(line => serializeProduct(line)),
    },
  }
}

/** Input for validating an internet order. */
export type InternetOffer = {
  /** The internet lines at the address, each with its availability there; none where it is not an address. */
  readonly lines: readonly ProductOffering[]
  /** Every internet line of the catalogue with why it is among them or not; none where it is not an address. */
  readonly verdicts: readonly LineVerdict[]
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
  if (!place)
    return { lines: [], verdicts: [], address: null, addressChecked: true, registered: nothingThere }
  const { found, verdicts, answer } = await lookUp(services, place)
  const known = found.kind === 'unknown' ? [] : verdicts
  return {
    lines: linesIn(known),
    verdicts: known,
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
    const verdicts = verdictsSold(offer.verdicts, ways)
    return { ...offer, verdicts, lines: linesIn(verdicts) }
  }

const nothingThere: RegisterAnswer = { kind: 'found', addresses: [] }

/** Coverage data of an address without asking the register; null if it cannot be an address. */
export async function coverageAt(
  pool: Pool,
  { zipCode, houseNumber, houseNumberSuffix }: Parameters<typeof internetLinesAt>[1],
): Promise<Qualification | null> {
  const place = parsePlace(zipCode, houseNumber, houseNumberSuffix)
  return place && qualificationFrom(await selectCoverage(pool, place), today())
}

/** An address as the shop sees it. */
type LookedUp = Qualification & {
  readonly answer: RegisterAnswer
  readonly found: FoundAddress
  readonly said: SaidOfPlace
  readonly verdicts: readonly LineVerdict[]
}

const today = () => dayInTheNetherlands(new Date())

/** An address with all that is said of it. @param day on which coverage counts */
export async function lookUp(services: AddressServices, place: Place, day = today()): Promise<LookedUp> {
  const [{ answer, said }, offerings] = await Promise.all([
    askBoth(services, place),
    services.catalogue.offerings('internet'),
  ])
  const qualification = qualificationFrom(said, day)
  return {
    ...qualification,
    answer,
    found: addressAt(answer, place),
    said,
    verdicts: verdictsFor(offerings, qualification),
  }
}

/** The register and the networks. */
async function askBoth(
  { pool, addressRegister: register }: AddressServices,
  place: Place,
): Promise<{ readonly answer: RegisterAnswer; readonly said: SaidOfPlace }> {
  if (register.fromTable) {
    const { addresses, said } = await selectPlace(pool, place)
    return { answer: register.fromTable(place.zipCode, addresses), said }
  }
  const [answer, said] = await Promise.all([
    register.addressesAt(place.zipCode, place.houseNumber),
    selectCoverage(pool, place),
  ])
  return { answer, said }
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
