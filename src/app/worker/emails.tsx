import { render, toPlainText } from '@react-email/components'
import {
  transferEnded,
  transferGiven,
  transferLink,
  transferReceived,
} from '../../features/agreement-transfers/server/mails/transfers.tsx'
import { changeLink, withdrawalLink } from '../../features/agreements/server/mails/links.tsx'
import { noticeGiven, noticeLink, noticeWithdrawn } from '../../features/agreements/server/mails/notices.tsx'
import { caseAnswer } from '../../features/case-desk/server/mails/case-answer.tsx'
import {
  accountDetailsChanged,
  accountDetailsCorrected,
} from '../../features/customers/server/mails/account-details.tsx'
import { loginEmailChanged, loginEmailLink } from '../../features/customers/server/mails/login-email.tsx'
import { passwordChanged, passwordReset } from '../../features/customers/server/mails/passwords.tsx'
import {
  accountActivation,
  accountActiveAlready,
  registrationAttempt,
} from '../../features/customers/server/mails/registration.tsx'
import { returnReminder, returnSlipMail } from '../../features/device-returns/server/mails/returns.tsx'
import {
  fibreEnquiryConfirmation,
  fibreEnquiryNotice,
} from '../../features/forms/server/mails/fibre-enquiry.tsx'
import { siteFormConfirmation, siteFormNotice } from '../../features/forms/server/mails/site-form.tsx'
import { linesChanged, linesProposed } from '../../features/line-changes/server/mails/line-changes.tsx'
import { deadLetterReport } from '../../features/mails/server/mails/dead-letter-report.tsx'
import { testMail } from '../../features/mails/server/mails/test-mail.tsx'
import { deliveryPlanned } from '../../features/orders/server/mails/delivery-planned.tsx'
import { mandateCorrected } from '../../features/orders/server/mails/mandate-corrected.tsx'
import { orderCancelled } from '../../features/orders/server/mails/order-cancelled.tsx'
import { orderConfirmation } from '../../features/orders/server/mails/order-confirmation.tsx'
import { orderConfirmed } from '../../features/orders/server/mails/order-confirmed.tsx'
import { orderDelivered, orderDeliveredInPart } from '../../features/orders/server/mails/order-delivered.tsx'
import { orderNotice } from '../../features/orders/server/mails/order-notice.tsx'
import {
  orderFailed,
  orderHeld,
  orderRejected,
  orderReopened,
} from '../../features/orders/server/mails/order-turns.tsx'
import { parcelSent } from '../../features/parcels/server/mails/parcel-sent.tsx'
import { portInPlanned } from '../../features/porting/server/mails/port-in-planned.tsx'
import { acceptanceConfirmation, acceptanceNotice } from '../../features/quotes/server/mails/acceptance.tsx'
import {
  quoteAcceptedNotice,
  quoteDeclinedNotice,
  quoteExpiredNotice,
  quoteOpenedNotice,
  quoteQuestionNotice,
} from '../../features/quotes/server/mails/author-notices.tsx'
import { quoteConfirmation, quoteNotice } from '../../features/quotes/server/mails/quote-request.tsx'
import { quoteReminder, quoteSent, quoteWithdrawn } from '../../features/quotes/server/mails/quote-sent.tsx'
import { quoteEnded, quoteReopened } from '../../features/quotes/server/mails/quote-turns.tsx'
import { decisionPathOf } from '../../features/quotes/server/quote-path.ts'
import { savedCart } from '../../features/saved-carts/server/mails/saved-cart.tsx'
import {
  staffAccountChanged,
  staffInvitation,
  staffPasswordLink,
} from '../../features/staff/server/mails/staff-account.tsx'
import { webhookFailing, webhookSwitchedOff } from '../../features/webhooks/server/mails/webhook-trouble.tsx'
import type { EmailDelivery } from '../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources, RenderedEmail } from '../../platform/mail/email.ts'
import { mailTexts } from '../../platform/mail/templates/texts.ts'
import { isMailName, type MailName } from '../mails/declared.ts'
import { withUnlinkedNames } from './unlinked-names.ts'

type EmailsByKind = Readonly<Partial<Record<MailName, Email<unknown>>>>

/** Every e-mail by its kind: the examples of all kinds (testing-emails.ts) do not compile where one is forgotten. */
export const emails = {
  'order-confirmation': orderConfirmation,
  'order-notice': orderNotice,
  'acceptance-confirmation': acceptanceConfirmation,
  'acceptance-notice': acceptanceNotice,
  'quote-confirmation': quoteConfirmation,
  'quote-notice': quoteNotice,
  'fibre-enquiry-confirmation': fibreEnquiryConfirmation,
  'fibre-enquiry-notice': fibreEnquiryNotice,
  'site-form-confirmation': siteFormConfirmation,
  'site-form-notice': siteFormNotice,
  'saved-cart': savedCart,
  'order-confirmed': orderConfirmed,
  'delivery-planned': deliveryPlanned,
  'order-delivered-in-part': orderDeliveredInPart,
  'order-delivered': orderDelivered,
  'order-held': orderHeld,
  'order-cancelled': orderCancelled,
  'order-rejected': orderRejected,
  'order-failed': orderFailed,
  'order-reopened': orderReopened,
  'mandate-corrected': mandateCorrected,
  'quote-ended': quoteEnded,
  'quote-reopened': quoteReopened,
  'port-in-planned': portInPlanned,
  'parcel-sent': parcelSent,
  'case-answer': caseAnswer({ decisionPathOf }),
  'case-message': caseAnswer({ decisionPathOf }),
  'lines-proposed': linesProposed,
  'lines-changed': linesChanged,
  'change-link': changeLink,
  'notice-given': noticeGiven,
  'notice-link': noticeLink,
  'notice-withdrawal-link': withdrawalLink,
  'notice-withdrawn': noticeWithdrawn,
  'return-slip': returnSlipMail,
  'return-reminder': returnReminder,
  'transfer-link': transferLink,
  'transfer-given': transferGiven,
  'transfer-taken': transferReceived,
  'transfer-ended': transferEnded,
  'quote-sent': quoteSent,
  'quote-reminder': quoteReminder,
  'quote-withdrawn': quoteWithdrawn,
  'quote-opened-notice': quoteOpenedNotice,
  'quote-question-notice': quoteQuestionNotice,
  'quote-accepted-notice': quoteAcceptedNotice,
  'quote-declined-notice': quoteDeclinedNotice,
  'quote-expired-notice': quoteExpiredNotice,
  'account-activation': accountActivation,
  'account-active-already': accountActiveAlready,
  'registration-attempt': registrationAttempt,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'account-details-changed': accountDetailsChanged,
  'staff-account-changed': staffAccountChanged,
  'login-email-link': loginEmailLink,
  'login-email-changed': loginEmailChanged,
  'staff-invitation': staffInvitation,
  'staff-password-link': staffPasswordLink,
  'account-details-corrected': accountDetailsCorrected,
  'dead-letter-report': deadLetterReport,
  'test-mail': testMail,
  'webhook-failing': webhookFailing,
  'webhook-switched-off': webhookSwitchedOff,
} as const satisfies EmailsByKind

/**
 * Writes the e-mail that is to be delivered, of the event that it tells.
 * @throws where what it tells about is gone, or cannot be told
 */
export async function renderDelivery(
  delivery: EmailDelivery,
  sources: EmailSources,
  context: EmailContext,
): Promise<RenderedEmail> {
  const written: EmailsByKind = emails
  const email = isMailName(delivery.kind) ? written[delivery.kind] : undefined
  if (!email) throw new Error('No feature writes mails of this kind')
  const about = await email.load(delivery, sources)
  if (about === null) throw new Error('What the mail tells about does not exist')
  return renderEmail(email, about, context)
}

/** Writes an e-mail as HTML and as text. */
export async function renderEmail<About>(
  email: Email<About>,
  about: About,
  context: EmailContext,
): Promise<RenderedEmail> {
  const html = (await render(email.body(withUnlinkedNames(about), context))).replaceAll(reactSeparator, '')
  const text = toPlainText(html, { selectors: [...tables, ...readableLinks, usualPrice] })
  return {
    subject: email.subject(about, context),
    html,
    text,
    replyTo: email.replyTo?.(about) ?? null,
    envelope: email.envelope?.(about) ?? null,
  }
}

/** Marks where React would go on in a browser; nobody can type one, as what was typed is escaped. */
const reactSeparator = '<!-- -->'

/** The tables of facts and lines stay tables in the text; those that only place things do not. */
const tables = ['table.order-lines', 'table.facts'].map(selector => ({
  selector,
  format: 'dataTable',
  options: { uppercaseHeaderCells: false, colSpacing: 2 },
}))

/** A struck price, which text cannot strike. */
const usualPrice = {
  selector: 's',
  format: 'inlineSurround',
  options: { prefix: mailTexts.usualPrice.before, suffix: mailTexts.usualPrice.after },
}

/** A phone number or e-mail address needs no link beside it. */
const readableLinks = ['a[href^="tel:"]', 'a[href^="mailto:"]'].map(selector => ({
  selector,
  format: 'anchor',
  options: { ignoreHref: true },
}))
