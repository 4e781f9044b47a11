import { randomUUID } from 'node:crypto'
import type { AccountServices } from '../accounts/account-services.ts'
import { keepRegistration } from '../accounts/register.ts'
import { lastCaseOfVisitor } from '../cases/case.ts'
import { orderOf } from './stored-orders.ts'

/**
 * Registers the guest behind the last order of this session with what he ordered with, and mails him the link; choosing a
 * password takes the order along. Where somebody has an account at his address he hears of it by mail instead.
 * @returns seconds until a mail can go, null where one went; undefined where there is no order of a guest
 */
export async function accountForLastOrder(
  services: AccountServices,
  sessionHash: Buffer,
): Promise<number | null | undefined> {
  const opened = await lastCaseOfVisitor(services.database, sessionHash, ['order', 'quote'])
  const order = opened?.customerId === null ? await orderOf(services.database, opened) : null
  if (!order) return undefined
  const id = randomUUID()
  const iban = services.ibanCipher.decrypt(order.ibanEncrypted, order.orderNumber)
  return keepRegistration(services, {
    id,
    email: order.organization.email,
    organization: order.organization,
    ibanEncrypted: services.ibanCipher.encrypt(iban.toString(), id),
    kvkChecked: order.kvkChecked,
    resellerId: order.resellerId,
    caseId: order.caseId,
  })
}
