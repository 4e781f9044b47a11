import type { MailKind } from '../../../../common/mail-kinds.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../../platform/deliveries/queue.ts'
import type { OrderServices } from '../../../orders/server/order-services.ts'
import { staffById } from '../../../staff/server/stored-staff.ts'
import type { StoredVersion } from '../stored-versions.ts'

/** Mails a customer's action to the author of the version, or to all staff if the author no longer works here. */
export async function notifyQuoteAuthor(
  tx: Transaction,
  { staffEmail, mailDomain }: Pick<OrderServices, 'staffEmail' | 'mailDomain'>,
  { madeBy }: StoredVersion,
  { kind, eventId }: { readonly kind: MailKind; readonly eventId: number },
): Promise<void> {
  const maker = await staffById(tx, madeBy)
  const recipient = maker && maker.blockedAt === null ? maker.email : staffEmail
  await queueDeliveries(tx, { eventId }, [email(kind, recipient, mailDomain)])
}
