import type { ReactElement } from 'react'
import type { Brand } from '../../common/brand.ts'
import type { Day } from '../../common/working-days.ts'
import type { Queryable } from '../database/pool.ts'
import type { EmailDelivery } from '../deliveries/claim.ts'
import type { MailEnvelope } from '../outside/mail.ts'

/** Sender, address and closing days of the shop. */
export type EmailContext = {
  readonly brand: Brand
  readonly publicUrl: string
  /** The provider's own, beside weekends and holidays: dates are promised without them. */
  readonly closingDays: readonly Day[]
  /** Whether files go with this mail; absent where nothing is sent. */
  readonly bringsFiles?: boolean
}

/** Sources that an e-mail loads its subject from. */
export type EmailSources = {
  readonly database: Queryable
  /** The key that the tokens of mailed links are derived under. */
  readonly linkKey: Uint8Array
}

/** A kind of e-mail: what it tells about, and how. One file each in the server/mails/ of its feature, with its words in texts.ts. */
export type Email<About> = {
  /** Reads what it tells about; null where that is gone, which foreign keys make impossible. */
  load(delivery: EmailDelivery, sources: EmailSources): Promise<About | null>
  subject(about: About, context: EmailContext): string
  body(about: About, context: EmailContext): ReactElement
  /** Reply address: for a notice to staff, the customer. Without it, or with null, the sender. */
  replyTo?(about: About): string | null
  /** Copies, and the conversation that it belongs to; without it there are none. */
  envelope?(about: About): MailEnvelope
}

export type RenderedEmail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** null is the sender. */
  readonly replyTo: string | null
  readonly envelope: MailEnvelope | null
}
