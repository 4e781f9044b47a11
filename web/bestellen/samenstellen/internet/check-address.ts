import type * as z from 'zod/mini'
import { AddressCheckResult, addressCheck } from '../../../../contract/address-check.ts'
import { type FibreEnquiry, FibreEnquiryAnswer, fibreEnquiry } from '../../../../contract/fibre-enquiry.ts'
import { submit } from '../../../forms/submit.ts'
import type { TypedAddress } from './typed-address.ts'

export type AddressCheckOutcome =
  | { readonly kind: 'answered'; readonly result: AddressCheckResult }
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
  const answer = await submit(addressCheck, values, { answer: AddressCheckResult, signal })
  if (answer.ok) return { kind: 'answered', result: answer.data }
  return { kind: answer.kind === 'refused' && answer.status === 400 ? 'invalid' : 'unreachable' }
}

export type EnquiryOutcome =
  | { readonly kind: 'sent' }
  /** The server said no; undefined where it gave no reason. */
  | { readonly kind: 'refused'; readonly reason: string | undefined }
  /** No answer that could be read (order-flow §8: exception). */
  | { readonly kind: 'failed' }

export async function sendFibreEnquiry(enquiry: FibreEnquiry): Promise<EnquiryOutcome> {
  const answer = await submit(fibreEnquiry, enquiry, { answer: FibreEnquiryAnswer })
  if (!answer.ok && answer.kind === 'unavailable') return { kind: 'failed' }
  const { success, reason } = answer.ok ? answer.data : refusalIn(answer.body)
  return success ? { kind: 'sent' } : { kind: 'refused', reason }
}

const refusalIn = (body: unknown): z.infer<typeof FibreEnquiryAnswer> =>
  FibreEnquiryAnswer.safeParse(body).data ?? { success: false }
