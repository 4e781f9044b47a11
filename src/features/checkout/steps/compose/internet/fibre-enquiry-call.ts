import type * as z from 'zod/mini'
import { submit } from '../../../../../ui/forms/submit.ts'
import { type FibreEnquiry, FibreEnquiryAnswer } from '../../../../forms/contract.ts'

export type EnquiryOutcome =
  | { readonly kind: 'sent' }
  /** The server said no; undefined where it gave no reason. */
  | { readonly kind: 'refused'; readonly reason: string | undefined }
  /** No answer that could be read (order-flow §8: exception). */
  | {
      readonly kind: 'failed'
      /** The answer got lost: it may have arrived. */
      readonly mayBeDone: boolean
    }

export async function sendFibreEnquiry(enquiry: FibreEnquiry): Promise<EnquiryOutcome> {
  const answer = await submit('POST /contact-form-fiber', enquiry, { captcha: 'submit_form', sentAs: 'form' })
  if (!answer.ok && answer.kind === 'unavailable')
    return { kind: 'failed', mayBeDone: answer.mayBeDone === true }
  const { success, reason } = readAnswer(answer.ok ? answer.data : answer.body)
  return success ? { kind: 'sent' } : { kind: 'refused', reason }
}

const readAnswer = (body: unknown): z.infer<typeof FibreEnquiryAnswer> =>
  FibreEnquiryAnswer.safeParse(body).data ?? { success: false }
