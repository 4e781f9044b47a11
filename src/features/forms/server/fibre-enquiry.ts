import { type Database, transaction } from '../../../platform/database/pool.ts'
import { email } from '../../../platform/deliveries/queue.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import type { FibreEnquiry } from '../contract.ts'
import { answerAt, type FormAnswer, type StoredSubmission, storeSubmission } from './submissions.ts'

export type FibreEnquiryServices = {
  readonly database: Database
  /** Recipient of the notice, besides the customer. */
  readonly staffEmail: string
  readonly mailDomain: string
  /** By when we call about what comes in now. */
  readonly callBy: CallBy
  /** Called after deliveries were queued and committed, so that they leave at once. */
  readonly onMailQueued: () => void
}

/** Label of each field where an enquiry is read. */
const labels: Readonly<Record<keyof FibreEnquiry, string>> = {
  bandwidth: 'Bandbreedte',
  zipCode: 'Postcode',
  houseNumber: 'Huisnummer',
  houseNumberExtension: 'Toevoeging',
  bedrijf: 'Bedrijfsnaam',
  voornaam: 'Naam',
  telefoonnummers: 'Telefoonnummer',
  email: 'E-mailadres',
}

const isField = (name: string): name is keyof FibreEnquiry => Object.hasOwn(labels, name)

const answersOf = (enquiry: EnquiryAnswers): readonly FormAnswer[] =>
  Object.keys(labels)
    .filter(isField)
    .map(name => ({ name, label: labels[name], value: enquiry[name] }))

/** An enquiry as it is read again; today's rules for what is typed do not judge it. */
export type EnquiryAnswers = Readonly<Record<keyof FibreEnquiry, string>>

/** The enquiry that a submission is; what it does not hold is empty. */
export function enquiryFrom({ answers }: Pick<StoredSubmission, 'answers'>): EnquiryAnswers {
  const at = (name: keyof FibreEnquiry) => answerAt(answers, name) ?? ''
  return {
    bandwidth: at('bandwidth'),
    zipCode: at('zipCode'),
    houseNumber: at('houseNumber'),
    houseNumberExtension: at('houseNumberExtension'),
    voornaam: at('voornaam'),
    bedrijf: at('bedrijf'),
    telefoonnummers: at('telefoonnummers'),
    email: at('email'),
  }
}

/** Keeps a fibre enquiry together with the e-mails about it, or neither. */
export async function submitFibreEnquiry(
  { database, staffEmail, mailDomain, callBy, onMailQueued }: FibreEnquiryServices,
  enquiry: EnquiryAnswers,
): Promise<void> {
  await transaction(database, tx =>
    storeSubmission(tx, {
      kind: 'fibre-enquiry',
      formId: 'fibre-enquiry',
      answers: answersOf(enquiry),
      contact: {
        organizationName: enquiry.bedrijf,
        contactName: enquiry.voornaam,
        contactEmail: enquiry.email,
        contactPhone: enquiry.telefoonnummers,
      },
      dueAt: callBy(new Date()),
      deliveries: [
        email('fibre-enquiry-confirmation', enquiry.email, mailDomain),
        email('fibre-enquiry-notice', staffEmail, mailDomain),
      ],
    }),
  )
  onMailQueued()
}
