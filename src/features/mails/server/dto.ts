import { deliveryStatusOf } from '../../../platform/deliveries/find-deliveries.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import type { DeskMail, DeskMailDetails, MailSubject } from '../contract.ts'
import type { Preview } from './preview.ts'
import { resendMode } from './send-again.ts'

/** Deliveries as src/features/mails/contract.ts has them. */

export const toMailDto = (delivery: StoredDelivery, about: MailSubject | null): DeskMail => ({
  id: delivery.id,
  channel: delivery.channel,
  kind: delivery.kind,
  recipient: delivery.recipient,
  standing: deliveryStatusOf(delivery),
  createdAt: delivery.createdAt.toISOString(),
  nextAttemptAt: delivery.state === 'queued' ? delivery.dueAt.toISOString() : null,
  endedAt: delivery.endedAt?.toISOString() ?? null,
  attempts: delivery.attempts,
  lastError: delivery.lastError,
  about,
})

export const toMailDetailsDto = (
  delivery: StoredDelivery,
  about: MailSubject | null,
  preview: Preview | null,
): DeskMailDetails => ({
  ...toMailDto(delivery, about),
  messageId: delivery.messageId,
  again: resendMode(delivery),
  preview: preview && { subject: preview.subject, text: preview.text },
})
