/** Copies of a mail, and the conversation that it belongs to (RFC 5322, 3.6.4). */
export type MailEnvelope = {
  readonly cc: readonly string[]
  /** Message-ID of the mail that it answers; null where it answers none. */
  readonly inReplyTo: string | null
  /** Message-IDs of the conversation before it, the newest last. */
  readonly references: readonly string[]
}

/** One e-mail, to one recipient and those who get a copy. */
export type MailMessage = {
  /** The same over every attempt, so that a mail that arrives twice can be told from two mails. */
  readonly messageId: string
  readonly date: Date
  readonly from: string
  readonly to: string
  /** Reply address; null: the sender. */
  readonly replyTo: string | null
  /** null or absent: no copies, and the beginning of a conversation. */
  readonly envelope?: MailEnvelope | null
  readonly subject: string
  /** Whether no person wrote it, so that absence replies stay away (RFC 3834). */
  readonly isAutomatic: boolean
  readonly html: string
  readonly text: string
  /** Files under the names that they are saved with: PDFs where nothing else is said. */
  readonly attachments: readonly {
    readonly name: string
    readonly content: Buffer
    readonly contentType?: string
  }[]
}

/**
 * Result of one attempt. `kept`: there is no mail server, so the mail is in a file. `refused` is final (5xx for this
 * mail). After `failed`, another attempt makes sense.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** The way that e-mails leave the shop. */
export interface MailTransport {
  /** Never rejects for what the other side does. */
  send(message: MailMessage): Promise<SendOutcome>
  /** Ends connections; call it when nothing is being sent. */
  close(): void
}
