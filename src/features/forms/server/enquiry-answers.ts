import type { FibreEnquiry } from '../contract.ts'
import { fibreEnquiryForm } from '../forms.ts'
import { answerAt, type StoredSubmission } from './submissions.ts'

/** An enquiry as it is read again; today's rules for what is typed do not judge it. */
export type EnquiryAnswers = Readonly<Record<keyof FibreEnquiry, string>>

/** The enquiry that a submission is; what it does not hold is empty. */
export const enquiryFrom = ({ answers }: Pick<StoredSubmission, 'answers'>): EnquiryAnswers =>
  Object.fromEntries(
    fibreEnquiryForm.fields.map(({ name }) => [name, answerAt(answers, name) ?? '']),
  ) as EnquiryAnswers
