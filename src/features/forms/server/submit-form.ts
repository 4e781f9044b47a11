import { keepApplicationField } from '../../../../content/site-form-fields.ts'
import type { Mailbox } from '../../../common/mailboxes.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { email } from '../../../platform/deliveries/queue.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import { retainedApplicationConsent } from '../../consents/server/consent.ts'
import { boxAnswers } from '../contract.ts'
import { companyField, type Form, fibreEnquiryForm, nameField } from '../forms.ts'
import { formMails } from '../mails.ts'
import type { SiteForm } from '../site-form.ts'
import type { EnquiryAnswers } from './submissions.ts'
import {
  answerAt,
  type FormAnswer,
  type NewSubmission,
  phoneOf,
  senderOf,
  storeSubmission,
} from './submissions.ts'

export type SiteFormServices = {
  readonly database: Database
  /** Recipients by the mailbox that the form names. */
  readonly mailboxes: Readonly<Record<Mailbox, string>>
  readonly mailDomain: string
  /** By when we call about what comes in now. */
  readonly callBy: CallBy
  /** Called after deliveries were queued and committed, so that they leave at once. */
  readonly onMailQueued: () => void
}

/** Keeps what was sent together with its mails, or nothing of it. */
export async function submitForm(
  services: SiteFormServices,
  form: SiteForm,
  answers: readonly FormAnswer[],
): Promise<void> {
  const { mailboxes, mailDomain } = services
  const sender = form.confirmation && senderOf({ formId: form.id, answers })
  await storeForm(services, form, {
    kind: 'form',
    answers,
    consents:
      answerAt(answers, keepApplicationField) === boxAnswers.ticked ? [retainedApplicationConsent] : [],
    deliveries: [
      ...(sender ? [email(formMails.confirmation, sender, mailDomain)] : []),
      email(formMails.notice, mailboxes[form.target], mailDomain),
    ],
  })
}

/** The fibre enquiry: the same, with mails of its own. */
export const submitFibreEnquiry = (
  services: FormServices & Pick<SiteFormServices, 'mailDomain'> & { readonly staffEmail: string },
  enquiry: EnquiryAnswers,
): Promise<void> =>
  storeForm(services, fibreEnquiryForm, {
    kind: 'fibre-enquiry',
    answers: fibreEnquiryForm.fields.map(({ name, label }) => ({ name, label, value: enquiry[name] })),
    deliveries: [
      email(formMails.enquiryConfirmation, enquiry.email, services.mailDomain),
      email(formMails.enquiryNotice, services.staffEmail, services.mailDomain),
    ],
  })

type FormServices = Pick<SiteFormServices, 'database' | 'callBy' | 'onMailQueued'>

async function storeForm(
  { database, callBy, onMailQueued }: FormServices,
  form: Form,
  submission: Omit<NewSubmission, 'formId' | 'contact' | 'dueAt'>,
): Promise<void> {
  await transaction(database, tx =>
    storeSubmission(tx, {
      ...submission,
      formId: form.id,
      contact: contactIn(form, submission.answers),
      dueAt: callBy(new Date()),
    }),
  )
  onMailQueued()
}

/** The sender, from the fields with common names and those for reaching somebody. */
const contactIn = (form: Form, answers: readonly FormAnswer[]) => ({
  organizationName: answerAt(answers, companyField),
  contactName: answerAt(answers, nameField(form) ?? ''),
  contactEmail: senderOf({ formId: form.id, answers }),
  contactPhone: phoneOf({ formId: form.id, answers }),
})
