import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'
import { AccountActivation, accountActivationSubject } from './account-activation.tsx'
import { AccountActiveAlready, accountActiveAlreadySubject } from './account-active-already.tsx'
import { AccountDetailsChanged, accountDetailsChangedSubject } from './account-details-changed.tsx'
import { DeadLetterReport, deadLetterReportSubject } from './dead-letter-report.tsx'
import type { EmailContext, EmailRequest, WrittenEmail } from './email-request.ts'
import { FibreEnquiryConfirmation, fibreEnquiryConfirmationSubject } from './fibre-enquiry-confirmation.tsx'
import { FibreEnquiryNotice, fibreEnquiryNoticeSubject } from './fibre-enquiry-notice.tsx'
import { OrderConfirmation, orderConfirmationSubject } from './order-confirmation.tsx'
import { OrderNotice, orderNoticeSubject } from './order-notice.tsx'
import { PasswordChanged, passwordChangedSubject } from './password-changed.tsx'
import { PasswordReset, passwordResetSubject } from './password-reset.tsx'
import { QuoteConfirmation, quoteConfirmationSubject } from './quote-confirmation.tsx'
import { QuoteNotice, quoteNoticeSubject } from './quote-notice.tsx'
import { RegistrationAttempt, registrationAttemptSubject } from './registration-attempt.tsx'
import { SiteFormConfirmation, siteFormConfirmationSubject } from './site-form-confirmation.tsx'
import { SiteFormNotice, siteFormNoticeSubject } from './site-form-notice.tsx'
import { withUnlinkedNames } from './unlinked.ts'

/** Writes an e-mail as HTML and as text. Throws when the kind does not fit what it is about. */
export async function writeEmail(request: EmailRequest, context: EmailContext): Promise<WrittenEmail> {
  const { subject } = template(request, context)
  const { body } = template({ ...request, subject: withUnlinkedNames(request.subject) }, context)
  const html = (await render(body)).replaceAll(reactSeparator, '')
  return { subject, html, text: toPlainText(html, { selectors: [...tables, ...readableLinks] }) }
}

/** Marks where React would go on in a browser; nobody can type one, as what was typed is escaped. */
const reactSeparator = '<!-- -->'

/** The tables of facts and lines stay tables in the text; those that only place things do not. */
const tables = ['table.order-lines', 'table.facts'].map(selector => ({
  selector,
  format: 'dataTable',
  options: { uppercaseHeaderCells: false, colSpacing: 2 },
}))

/** A phone number or e-mail address needs no link beside it. */
const readableLinks = ['a[href^="tel:"]', 'a[href^="mailto:"]'].map(selector => ({
  selector,
  format: 'anchor',
  options: { ignoreHref: true },
}))

function template(
  { kind, subject }: EmailRequest,
  context: EmailContext,
): { subject: string; body: ReactElement } {
  if (subject.about === 'order') {
    const { order } = subject
    if (kind === 'order-confirmation')
      return {
        subject: orderConfirmationSubject(order, context),
        body: <OrderConfirmation order={order} context={context} />,
      }
    if (kind === 'order-notice')
      return { subject: orderNoticeSubject(order), body: <OrderNotice order={order} context={context} /> }
  }
  if (subject.about === 'quote') {
    const { quote } = subject
    if (kind === 'quote-confirmation')
      return {
        subject: quoteConfirmationSubject(quote, context),
        body: <QuoteConfirmation quote={quote} context={context} />,
      }
    if (kind === 'quote-notice')
      return { subject: quoteNoticeSubject(quote), body: <QuoteNotice quote={quote} context={context} /> }
  }
  if (subject.about === 'fibre-enquiry') {
    const { enquiry } = subject
    if (kind === 'fibre-enquiry-confirmation')
      return {
        subject: fibreEnquiryConfirmationSubject(enquiry, context),
        body: <FibreEnquiryConfirmation enquiry={enquiry} context={context} />,
      }
    if (kind === 'fibre-enquiry-notice')
      return {
        subject: fibreEnquiryNoticeSubject(enquiry),
        body: <FibreEnquiryNotice enquiry={enquiry} context={context} />,
      }
  }
  if (subject.about === 'account-link') {
    const { link } = subject
    if (kind === 'account-activation')
      return {
        subject: accountActivationSubject(context),
        body: <AccountActivation link={link} context={context} />,
      }
    if (kind === 'password-reset')
      return { subject: passwordResetSubject(context), body: <PasswordReset link={link} context={context} /> }
  }
  if (subject.about === 'customer') {
    const { customer } = subject
    if (kind === 'registration-attempt')
      return {
        subject: registrationAttemptSubject(context),
        body: <RegistrationAttempt customer={customer} context={context} />,
      }
    if (kind === 'account-active-already')
      return {
        subject: accountActiveAlreadySubject(context),
        body: <AccountActiveAlready customer={customer} context={context} />,
      }
    if (kind === 'password-changed')
      return {
        subject: passwordChangedSubject(context),
        body: <PasswordChanged customer={customer} context={context} />,
      }
  }
  if (subject.about === 'customer-change' && kind === 'account-details-changed') {
    const { change } = subject
    return {
      subject: accountDetailsChangedSubject(context),
      body: <AccountDetailsChanged change={change} context={context} />,
    }
  }
  if (subject.about === 'dead-letters' && kind === 'dead-letter-report') {
    const { report } = subject
    return {
      subject: deadLetterReportSubject(report),
      body: <DeadLetterReport report={report} context={context} />,
    }
  }
  if (subject.about === 'site-form') {
    const { submission } = subject
    if (kind === 'site-form-confirmation')
      return {
        subject: siteFormConfirmationSubject(submission),
        body: <SiteFormConfirmation submission={submission} context={context} />,
      }
    if (kind === 'site-form-notice')
      return {
        subject: siteFormNoticeSubject(submission),
        body: <SiteFormNotice submission={submission} context={context} />,
      }
  }
  throw new Error(`There is no e-mail ${kind} about a ${subject.about}`)
}
