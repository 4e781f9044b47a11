import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { caseOf } from '../../../cases/server/mails/load.ts'
import { hasMovedOn } from '../../../cases/server/moved-on.ts'
import { type EnquiryAnswers, enquiryFrom, type StoredSubmission, submissionOf } from '../submissions.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

export async function loadSubmission(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<StoredSubmission | null> {
  const opened = await caseOf(delivery, sources)
  return opened && submissionOf(sources.database, opened)
}

export type StoredEnquiry = {
  readonly enquiry: EnquiryAnswers
  readonly createdAt: Date
  /** Whether the promise of it is settled since. */
  readonly hasMovedOn?: boolean
}

export async function loadEnquiry(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<StoredEnquiry | null> {
  const submission = await loadSubmission(delivery, sources)
  return (
    submission && {
      enquiry: enquiryFrom(submission),
      createdAt: submission.createdAt,
      hasMovedOn: delivery.caseId !== null && (await hasMovedOn(sources.database, delivery.caseId)),
    }
  )
}
