import { submit } from '../../../../../ui/forms/submit.ts'
import { type CheckedAddress, checkedAddress } from '../../../store/checked-address.ts'
import type { TypedAddress } from './typed-address.ts'

export type AddressCheckOutcome =
  | { readonly kind: 'answered'; readonly result: CheckedAddress }
  /** The server cannot make an address of it. */
  | { readonly kind: 'invalid' }
  /** No network, a server that cannot, too many checks: the same check may succeed later. */
  | { readonly kind: 'unreachable' }

export async function checkAddress(typed: TypedAddress, signal: AbortSignal): Promise<AddressCheckOutcome> {
  const values = {
    zipCode: typed.zipCode.trim(),
    housenumber: typed.houseNumber.trim(),
    housenumber_extension: typed.houseNumberExtension.trim(),
  }
  const answer = await submit('POST /api/bestellen-zipcode', values, {
    signal,
    captcha: 'submit_zipcode_check',
    sentAs: 'form',
  })
  if (answer.ok) {
    const result = checkedAddress(answer.data)
    return result ? { kind: 'answered', result } : { kind: 'unreachable' }
  }
  return { kind: answer.kind === 'refused' && answer.status === 400 ? 'invalid' : 'unreachable' }
}
