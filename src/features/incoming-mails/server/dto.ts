import type { ReceivedMailDto } from '../../cases/contract-timeline.ts'
import type { IncomingMail } from './stored-mails.ts'

/** A mail that came in, as the desk shows it. */
export const receivedMailDto = ({
  id,
  fromAddress,
  fromName,
  isKnownSender,
  subject,
  bodyText,
  bodyHtml,
  cut,
  nature,
}: IncomingMail): ReceivedMailDto => ({
  id,
  from: fromAddress,
  fromName,
  isKnownSender,
  subject,
  text: bodyText,
  quoted: '',
  hasHtml: bodyHtml !== null,
  cut,
  nature,
  files: [],
})
