import type { Transaction } from '../database/pool.ts'
import type { EmailKind } from '../deliveries/kinds.ts'
import { email, queueDeliveries } from '../deliveries/queue.ts'
import type { OrderServices } from '../orders/order-services.ts'
import type { StoredVersion } from '../quotes/stored-versions.ts'
import { staffById } from '../staff/stored-staff.ts'

/** Mails what a customer did to who made the version; to all of the staff where he works here no more. */
export async function notifyQuoteAuthor(
  tx: Transaction,
  { staffEmail, mailDomain }: Pick<OrderServices, 'staffEmail' | 'mailDomain'>,
  { madeBy }: StoredVersion,
  { kind, eventId }: { readonly kind: EmailKind; readonly eventId: number },
): Promise<void> {
  const maker = await staffById(tx, madeBy)
  const recipient = maker && maker.blockedAt === null ? maker.email : staffEmail
  await queueDeliveries(tx, { eventId }, [email(kind, recipient, mailDomain)])
}
