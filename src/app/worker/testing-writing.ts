import type { Email } from '../../platform/mail/email.ts'
import { isMailName, type MailName } from '../mails/declared.ts'
import { emails, renderEmail } from './emails.tsx'
import { type EmailSamples, emailSamples, sampleContext } from './testing-emails.ts'

export const kinds = Object.keys(emailSamples).filter(isMailName)

/** Text of a mail of this kind about this subject. */
export const write = <Kind extends MailName>(kind: Kind, about: EmailSamples[Kind]) => {
  const email: Email<unknown> = emails[kind]
  return renderEmail(email, about, sampleContext)
}
