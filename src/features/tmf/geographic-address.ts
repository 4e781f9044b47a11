import { normalizeSuffix, splitHouseNumber } from '../../common/checks/house-number.ts'
import { normalizePostcode } from '../../common/checks/postcode.ts'
import { filledIn, type Json, textIn } from './json.ts'

/** An address as the register knows it, or where one is looked for. */
export type PlaceKey = {
  readonly zipCode: string
  readonly houseNumber: string
  /** In capitals, without spaces and hyphens; empty where there is none. */
  readonly suffix: string
}

export type KnownAddress = PlaceKey & { readonly street: string; readonly city: string }

/** The id of an address: `1017XN-42`, `1017XN-42-A3`. */
export const addressId = ({ zipCode, houseNumber, suffix }: PlaceKey): string =>
  [zipCode, houseNumber, normalizeSuffix(suffix)].filter(Boolean).join('-')

/** The place that an id names, or null; an id has one way to be written. */
export function placeOfId(id: string): PlaceKey | null {
  const [, zipCode = '', houseNumber = '', suffix = ''] =
    /^(\d{4}[A-Z]{2})-([1-9]\d{0,4})(?:-([^\s-]{1,12}))?$/.exec(id) ?? []
  const place = { zipCode, houseNumber, suffix }
  return normalizePostcode(zipCode) === zipCode && addressId(place) === id ? place : null
}

/** A field of an address that is wrong, by its name at TM Forum. */
export type WrongPlace = 'postcode' | 'streetNr'

/** The place that a client means: by the id of an address, or by postcode and number. */
export function placeIn(json: Json): PlaceKey | { readonly wrong: WrongPlace } {
  const byId = json.postcode === undefined ? placeOfId(textIn(json.id)) : null
  if (byId) return byId
  const zipCode = normalizePostcode(textIn(json.postcode))
  if (!zipCode) return { wrong: 'postcode' }
  const number = splitHouseNumber(textIn(json.streetNr), textIn(json.streetNrSuffix))
  return number ? { zipCode, ...number } : { wrong: 'streetNr' }
}

export const geographicAddress = (address: KnownAddress, hrefOf: (id: string) => string): Json => {
  const id = addressId(address)
  return filledIn({
    id,
    href: hrefOf(id),
    streetName: address.street,
    streetNr: address.houseNumber,
    streetNrSuffix: address.suffix,
    postcode: address.zipCode,
    city: address.city,
    country: 'NL',
    '@type': 'GeographicAddress',
  })
}

/** An addition at a house number, as a part of the number without one. */
export const geographicSubAddress = (address: KnownAddress, hrefOf: (id: string) => string): Json => {
  const id = normalizeSuffix(address.suffix)
  return {
    id,
    href: hrefOf(id),
    name: `${address.street} ${address.houseNumber} ${address.suffix}`,
    subAddressType: 'subunit',
    subUnitNumber: address.suffix,
    '@type': 'GeographicSubAddress',
  }
}

/** How an address that was sent compares with what the register has: the street and city are compared where they were sent. */
export function validationOf(
  submitted: Json,
  found: KnownAddress | null,
  others: readonly KnownAddress[],
): 'success' | 'partial' | 'fails' {
  if (!found) return others.length > 0 ? 'partial' : 'fails'
  const isSame = (sent: unknown, known: string) =>
    textIn(sent) === '' || textIn(sent).toLowerCase() === known.toLowerCase()
  return isSame(submitted.streetName, found.street) && isSame(submitted.city, found.city)
    ? 'success'
    : 'partial'
}
