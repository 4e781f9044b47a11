import { type FindAddresses, findAddresses } from '../../../platform/outside/name-lookup.ts'
import { isPublicAddress } from '../../../platform/outside/public-address.ts'
import { addressTexts } from '../contract-texts.ts'
import { addressError, isThisMachine } from '../receiver-address.ts'

/**
 * Why a receiver cannot have this address, as one Dutch sentence; null where it can. Its name must lead to public addresses
 * alone, and is judged again at each call (src/platform/outside/webhook.ts).
 */
export async function validateAddress(
  typed: string,
  {
    webhooksToLocalhost: allowsLocal,
    find = findAddresses,
  }: { readonly webhooksToLocalhost: boolean; readonly find?: FindAddresses },
): Promise<string | null> {
  const wrong = addressError(typed, { allowsLocal })
  const host = URL.parse(typed)?.hostname ?? ''
  if (wrong !== null || (allowsLocal && isThisMachine(host))) return wrong
  // Empty where the name leads nowhere, or nobody says in time where.
  const addresses = await find(host).catch(() => [])
  if (addresses.length === 0) return addressTexts.unknownName
  return addresses.every(({ address }) => isPublicAddress(address)) ? null : addressTexts.notPublic
}
