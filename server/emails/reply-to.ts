import { senderOf } from '../forms/submissions.ts'
import type { EmailRequest } from './templates/email-request.ts'

/**
 * Whom an answer to a mail reaches: of a notice to staff the customer whom it is about, so that answering it is enough. null
 * is the sender, as in every mail to a customer.
 */
export function replyToOf({ kind, subject }: EmailRequest): string | null {
  if (kind === 'order-notice' && subject.about === 'order') return subject.order.contactPerson.email
  if (kind === 'quote-notice' && subject.about === 'quote') return subject.quote.email
  if (kind === 'fibre-enquiry-notice' && subject.about === 'fibre-enquiry')
    return subject.enquiry.enquiry.email
  if (kind === 'site-form-notice' && subject.about === 'site-form') return senderOf(subject.submission)
  return null
}
