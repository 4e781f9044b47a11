import type * as z from 'zod/mini'
import { AddressCheckResult, addressCheck } from '../../../../contract/address-check.ts'
import { captchaField } from '../../../../contract/failure.ts'
import { type FibreEnquiry, FibreEnquiryAnswer, fibreEnquiry } from '../../../../contract/fibre-enquiry.ts'
import type { CaptchaAction } from '../../../../contract/session.ts'
import { call } from '../../../api-client.ts'
import { captchaTokenOrAlert } from '../../../captcha.ts'
import type { TypedAddress } from './typed-address.ts'

export type AddressCheckOutcome =
  | { readonly kind: 'answered'; readonly result: AddressCheckResult }
  /** The server cannot make an address of it. */
  | { readonly kind: 'invalid' }
  /** No network, a server that cannot, too many checks: the same check may succeed later. */
  | { readonly kind: 'unreachable' }

export async function checkAddress(typed: TypedAddress): Promise<AddressCheckOutcome> {
  const form = await formWithToken('submit_zipcode_check', {
    zipCode: typed.zipCode.trim(),
    housenumber: typed.houseNumber.trim(),
    housenumber_extension: typed.houseNumberExtension.trim(),
  })
  if (!form) return { kind: 'unreachable' }
  const answer = await call(addressCheck, { form, answer: AddressCheckResult })
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
  const form = await formWithToken('submit_form', enquiry)
  if (!form) return { kind: 'failed' }
  const answer = await call(fibreEnquiry, { form, answer: FibreEnquiryAnswer })
  if (!answer.ok && answer.kind === 'unavailable') return { kind: 'failed' }
  const { success, reason } = answer.ok ? answer.data : refusalIn(answer.body)
  return success ? { kind: 'sent' } : { kind: 'refused', reason }
}

const refusalIn = (body: unknown): z.infer<typeof FibreEnquiryAnswer> =>
  FibreEnquiryAnswer.safeParse(body).data ?? { success: false }

/** The fields as form data with a captcha token for the action; null where no token can be had. */
async function formWithToken(
  action: CaptchaAction,
  fields: Readonly<Record<string, string>>,
): Promise<FormData | null> {
  const captcha = await captchaTokenOrAlert(action)
  if (!captcha.ok) return null
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(captchaField, captcha.token)
  return form
}
