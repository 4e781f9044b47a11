import type { BuiltEmails } from '../../features/mails/server/built-emails.ts'
import { webhooks } from '../../features/mails/server/webhooks.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { EmailDelivery, WebhookDelivery } from '../../platform/deliveries/claim.ts'
import type { DeliveryParts } from '../../platform/deliveries/deliver.ts'
import { deliveryKinds, type WebhookKind } from '../../platform/deliveries/kinds.ts'
import type { EmailContext } from '../../platform/mail/email.ts'
import type { MailMessage, MailTransport, SendOutcome } from '../../platform/outside/mail.ts'
import type { callWebhook } from '../../platform/outside/webhook.ts'

export type SendParts = {
  readonly database: Database
  readonly transport: MailTransport
  readonly renderDelivery: BuiltEmails['renderDelivery']
  /** The files that a mail brings. */
  readonly attachmentsOf: (delivery: EmailDelivery) => Promise<MailMessage['attachments']>
  readonly context: EmailContext
  /** The key that the tokens of mailed links are derived under. */
  readonly linkKey: Uint8Array
  /** Address that answers to a mail come to where it names none; null: that of the sender. */
  readonly replyAddressOf: (delivery: EmailDelivery) => Promise<string | null> | null
  /** The sender: `Shop <shop@shop.example>`. */
  readonly from: string
  /** Addresses of the webhooks. */
  readonly addresses: Readonly<Partial<Record<WebhookKind, string>>>
  readonly callWebhook: typeof callWebhook
}

/** How each channel makes one attempt. */
export const senders = (parts: SendParts): DeliveryParts['send'] => ({
  email: delivery => sendEmail(parts, delivery),
  webhook: delivery => tellWebhook(parts, delivery),
})

async function sendEmail(
  { database, transport, renderDelivery, attachmentsOf, context, linkKey, from, replyAddressOf }: SendParts,
  delivery: EmailDelivery,
): Promise<SendOutcome> {
  const written = await renderDelivery(delivery, { database, linkKey }, context)
  const attachments = await attachmentsOf(delivery)
  const { messageId, recipient: to, notBefore: date, kind } = delivery
  const { isAutomatic } = deliveryKinds.email[kind]
  const replyTo = written.replyTo ?? (await replyAddressOf(delivery))
  return transport.send({ messageId, date, from, to, ...written, replyTo, attachments, isAutomatic })
}

async function tellWebhook(
  { database, addresses, callWebhook: call }: SendParts,
  delivery: WebhookDelivery,
): Promise<SendOutcome> {
  const address = addresses[delivery.kind]
  if (address === undefined) return { kind: 'failed', reason: 'it has no address' }
  const body = await webhooks[delivery.kind].body(delivery, database)
  if (body === null) return { kind: 'refused', reason: 'what it tells about is gone' }
  const outcome = await call({ url: new URL(address), id: delivery.messageId, body })
  return outcome.kind === 'delivered' ? { kind: 'sent' } : outcome
}
