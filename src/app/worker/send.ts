import type { BuiltEmails } from '../../features/mails/server/built-emails.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { EmailDelivery } from '../../platform/deliveries/claim.ts'
import type { DeliveryParts } from '../../platform/deliveries/deliver.ts'
import { deliveryTexts } from '../../platform/deliveries/texts.ts'
import type { EmailContext } from '../../platform/mail/email.ts'
import type { MailMessage, MailTransport, SendOutcome } from '../../platform/outside/mail.ts'

export type SendParts = {
  readonly database: Database
  readonly transport: MailTransport
  readonly renderDelivery: BuiltEmails['renderDelivery']
  /** The files that a mail brings; null where one of them has a virus, and it must not go. */
  readonly attachmentsOf: (delivery: EmailDelivery) => Promise<MailMessage['attachments'] | null>
  readonly context: EmailContext
  /** The key that the tokens of mailed links are derived under. */
  readonly linkKey: Uint8Array
  /** Address that answers to a mail come to where it names none; null: that of the sender. */
  readonly replyAddressOf: (delivery: EmailDelivery) => Promise<string | null> | null
  /** The sender: `Shop <shop@shop.example>`. */
  readonly from: string
}

/** How a mail is sent, once. */
export const sender =
  (parts: SendParts): DeliveryParts['send'] =>
  delivery =>
    sendEmail(parts, delivery)

async function sendEmail(
  { database, transport, renderDelivery, attachmentsOf, context, linkKey, from, replyAddressOf }: SendParts,
  delivery: EmailDelivery,
): Promise<SendOutcome> {
  const attachments = await attachmentsOf(delivery)
  if (attachments === null) return { kind: 'refused', reason: deliveryTexts.virusInFile }
  const written = await renderDelivery(
    delivery,
    { database, linkKey },
    { ...context, bringsFiles: attachments.length > 0 },
  )
  const { messageId, recipient: to, notBefore: date, mail } = delivery
  const { isAutomatic } = mail
  const replyTo = written.replyTo ?? (await replyAddressOf(delivery))
  return transport.send({ messageId, date, from, to, ...written, replyTo, attachments, isAutomatic })
}
