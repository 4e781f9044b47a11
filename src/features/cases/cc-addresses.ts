import { cleanEmail } from '../../common/typed-text.ts'

/** So many get a copy of an answer. */
export const mostCopies = 5

/** The addresses in a text, each once however its capitals are, between commas, semicolons or spaces. */
export function addressesIn(typed: string): readonly string[] {
  const addresses = typed
    .split(/[\s,;]+/)
    .map(cleanEmail)
    .filter(address => address !== '')
  return addresses.filter(
    (address, place) => addresses.findIndex(each => each.toLowerCase() === address.toLowerCase()) === place,
  )
}

/** The same as they are written. */
export const addressList = (addresses: readonly string[]): string => addresses.join(', ')
