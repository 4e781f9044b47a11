import type { MailCut } from '../cases/mail-cuts.ts'
import type { SenderCheck } from '../cases/sender-check-results.ts'

/** The file that is the mail itself as it came, of one that is not there as a whole. */
export const originalName = 'mail.eml'

/** A mail as it was read from its MIME source; addresses as they were typed, in any case. */
export type ReceivedMail = {
  /** With its brackets; null where it has none. */
  readonly messageId: string | null
  /** Message-IDs that it answers (References, then In-Reply-To), the newest last. */
  readonly thread: readonly string[]
  /** Names in lower case, in the order of the mail. */
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** Its one author; empty where it names nobody or several. */
  readonly from: { readonly address: string; readonly name: string }
  readonly senderCheck: SenderCheck
  /** Addresses that it was sent to: To, Cc, Delivered-To and the like. */
  readonly recipients: readonly string[]
  /** Addresses in its To and Cc, as they were typed. */
  readonly typedRecipients: readonly string[]
  readonly subject: string
  /** As its header says; null where that is no date. */
  readonly sentAt: Date | null
  readonly text: string
  readonly html: string | null
  readonly attachments: readonly ReceivedFile[]
  readonly cut: MailCut | null
}

/** A part of a mail that is a file, a report of a mail server included. */
export type ReceivedFile = {
  readonly name: string
  /** As the mail claims: `application/pdf`, `message/delivery-status`. */
  readonly claimedType: string
  readonly content: Buffer
  /** How the HTML of the mail refers to it; null where it does not. */
  readonly contentId: string | null
}

/** Values of a header, by its name in lower case. */
export const headerValues = ({ headers }: Pick<ReceivedMail, 'headers'>, name: string): readonly string[] =>
  headers.filter(header => header.name === name).map(({ value }) => value)
