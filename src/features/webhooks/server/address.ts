import dns from 'node:dns'
import { isPublicAddress } from '../../../platform/outside/public-address.ts'
import { addressTexts } from '../contract-texts.ts'
import { addressError, isThisMachine } from '../receiver-address.ts'

const timeLimitMs = 3_000

/**
 * Why a receiver cannot have this address, as one Dutch sentence; null where it can. Its name must lead to public addresses
 * alone, and is judged again at each call (src/platform/outside/webhook.ts).
 */
export async function validateAddress(
  typed: string,
  {
    webhooksToLocalhost: allowsLocal,
    lookup = dns.lookup,
  }: { readonly webhooksToLocalhost: boolean; readonly lookup?: typeof dns.lookup },
): Promise<string | null> {
  const wrong = addressError(typed, { allowsLocal })
  const host = URL.parse(typed)?.hostname ?? ''
  if (wrong !== null || (allowsLocal && isThisMachine(host))) return wrong
  const addresses = await addressesOf(host, lookup)
  if (addresses.length === 0) return addressTexts.unknownName
  return addresses.every(isPublicAddress) ? null : addressTexts.notPublic
}

/** Empty where the name leads nowhere, or nobody says in time where. */
function addressesOf(host: string, lookup: typeof dns.lookup): Promise<readonly string[]> {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  const timer = setTimeout(() => resolve([]), timeLimitMs)
  lookup(host, { all: true }, (error, found) => {
    clearTimeout(timer)
    resolve(error ? [] : found.map(({ address }) => address))
  })
  return promise
}
