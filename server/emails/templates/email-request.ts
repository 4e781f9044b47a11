import type { Brand } from '../../../contract/brand.ts'
import type { MailedLink } from '../../accounts/account-links.ts'
import type { StoredCustomer } from '../../accounts/customers-table.ts'
import type { EnquiryAnswers } from '../../forms/fibre-enquiry.ts'
import type { StoredSubmission } from '../../forms/submissions.ts'
import type { StoredOrder } from '../../orders/stored-orders.ts'
import type { StoredQuote } from '../../orders/stored-quotes.ts'
import type { DeadLetterReport } from '../dead-letters.ts'
import type { ChangedDetail, EmailKind } from '../queue.ts'

/** Who writes, and where the shop is. */
export type EmailContext = { readonly brand: Brand; readonly publicUrl: string }

export type StoredEnquiry = { readonly enquiry: EnquiryAnswers; readonly createdAt: Date }

/** What was changed of a customer's account, and when. */
export type CustomerChange = {
  readonly customer: StoredCustomer
  readonly detail: ChangedDetail
  readonly changedAt: Date
}

/** What an e-mail tells about. */
export type EmailSubject =
  | { readonly about: 'order'; readonly order: StoredOrder }
  | { readonly about: 'quote'; readonly quote: StoredQuote }
  | { readonly about: 'fibre-enquiry'; readonly enquiry: StoredEnquiry }
  | { readonly about: 'account-link'; readonly link: MailedLink }
  | { readonly about: 'customer'; readonly customer: StoredCustomer }
  | { readonly about: 'customer-change'; readonly change: CustomerChange }
  | { readonly about: 'dead-letters'; readonly report: DeadLetterReport }
  | { readonly about: 'site-form'; readonly submission: StoredSubmission }

/** An e-mail to write: which one, and about what. */
export type EmailRequest = { readonly kind: EmailKind; readonly subject: EmailSubject }

export type WrittenEmail = { readonly subject: string; readonly html: string; readonly text: string }
