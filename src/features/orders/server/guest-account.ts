import { randomUUID } from 'node:crypto'
import { genderField } from '../../../common/contract/fields.ts'
import { lastCaseOfVisitor } from '../../cases/server/case.ts'
import type { AccountServices } from '../../customers/server/account-services.ts'
import { storeRegistration } from '../../customers/server/register.ts'
import { orderOf } from './stored-orders.ts'

/**
 * Registers the guest of this session's last order with the details of that order, and mails the link; choosing a
 * password moves the order into the account. If the address has an account already, its owner gets a mail instead.
 * @returns seconds until a mail can go, null if one went; undefined without a guest's order
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
  return storeRegistration(services, {
    id,
    email: order.organization.email,
    // Without a choice a registration gets the form of address that the specification preselects (order-flow §2).
    organization: { ...order.organization, gender: genderField.parse(order.organization.gender) },
    ibanEncrypted: services.ibanCipher.encrypt(iban.toString(), id),
    kvkChecked: order.kvkChecked,
    resellerId: order.resellerId,
    caseId: order.caseId,
  })
}
