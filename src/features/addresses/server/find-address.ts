import { normalizeSuffix, splitHouseNumber } from '../../../common/checks/house-number.ts'
import { normalizePostcode } from '../../../common/checks/postcode.ts'
import type {
  AddressRegister,
  RegisterAnswer,
  RegisteredAddress,
} from '../../../platform/outside/address-register.ts'

/** A place as people write it, taken apart; whether there is such an address is another matter. */
export type Place = {
  /** Six characters, no space: `1017XN`. */
  readonly zipCode: string
  readonly houseNumber: number
  /** Letter, addition or both, in capitals without spaces and hyphens; empty where there is none. */
  readonly suffix: string
}

/** `1017 xn`, `42a`, `` → 1017XN, 42, A; null where it cannot be a place. */
export function parsePlace(zipCode: string, houseNumber: string, suffix = ''): Place | null {
  const postcode = normalizePostcode(zipCode)
  const split = splitHouseNumber(houseNumber, suffix)
  return postcode && split
    ? { zipCode: postcode, houseNumber: Number(split.houseNumber), suffix: split.suffix }
    : null
}

/** 2 before 10. */
const inReadingOrder = new Intl.Collator('nl', { numeric: true })

export type FoundAddress =
  | { readonly kind: 'found'; readonly address: RegisteredAddress }
  /** No such address; where the number has others, their suffixes ('' is the number without one). */
  | { readonly kind: 'unknown'; readonly suffixesHere: readonly string[] }
  | { readonly kind: 'unavailable' }

/**
 * The one address at a place. A suffix compares without case, spaces and hyphens. A number that exists only with
 * additions is no address without one.
 * @param answer of the register, about the house number
 */
export function addressAt(answer: RegisterAnswer, place: Place): FoundAddress {
  if (answer.kind === 'unavailable') return answer
  const address = answer.addresses.find(({ suffix }) => normalizeSuffix(suffix) === place.suffix)
  if (address) return { kind: 'found', address }
  if (answer.kind === 'partial') return { kind: 'unavailable' }
  const suffixes = new Set(answer.addresses.map(({ suffix }) => suffix))
  return { kind: 'unknown', suffixesHere: [...suffixes].toSorted(inReadingOrder.compare) }
}

/**
 * The street of a place: the one that all addresses with this very addition share, or where there are none all addresses at
 * the number. A number can lie in two streets, each with additions of its own.
 * @returns null where the register has no such number, cannot tell which street it is, or is not there
 */
export async function streetAt(
  register: AddressRegister,
  typed: TypedPlace,
): Promise<(NamedStreet & { readonly isCertain: boolean }) | null> {
  const place = parsePlace(typed.zipCode, typed.houseNumber, typed.houseNumberSuffix)
  return place && streetIn(await register.addressesAt(place.zipCode, place.houseNumber), place)
}

function streetIn(
  answer: RegisterAnswer,
  place: Place,
): (NamedStreet & { readonly isCertain: boolean }) | null {
  if (answer.kind === 'unavailable') return null
  const own = answer.addresses.filter(({ suffix }) => normalizeSuffix(suffix) === place.suffix)
  const [first, ...others] = own.length > 0 ? own : answer.addresses
  const found = others.every(({ street, city }) => street === first?.street && city === first.city) && first
  return found ? { street: found.street, city: found.city, isCertain: answer.kind === 'found' } : null
}

/** The same as the register's own word; null where it cannot give one now. */
export async function registeredStreetAt(
  register: AddressRegister,
  place: TypedPlace,
): Promise<RegisteredStreet | null> {
  return certain(await streetAt(register, place))
}

/** The same from what the register answered about the house number before. */
export const registeredStreetIn = (answer: RegisterAnswer, place: Place): RegisteredStreet | null =>
  certain(streetIn(answer, place))

const certain = (found: (NamedStreet & { readonly isCertain: boolean }) | null): RegisteredStreet | null =>
  found?.isCertain ? { streetName: found.street, city: found.city } : null

type RegisteredStreet = { readonly streetName: string; readonly city: string }

type TypedPlace = {
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberSuffix?: string
}

type NamedStreet = Pick<RegisteredAddress, 'street' | 'city'>
