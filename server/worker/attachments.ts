import { caseById } from '../cases/case.ts'
import type { EmailDelivery } from '../deliveries/claim.ts'
import type { DocumentServices } from '../documents/kept-document.ts'
import { type Giver, orderFiles } from '../documents/order-files.ts'
import { orderOf } from '../orders/stored-orders.ts'
import type { MailMessage } from '../outside/mail.ts'

/**
 * The files that an e-mail brings; most bring none. They are drawn when it is sent, and given again by every later attempt.
 */
export function attachmentsOf(documents: DocumentServices, giver: Giver) {
  const filesOf = orderFiles(documents, giver)
  return async ({ kind, caseId }: EmailDelivery): Promise<MailMessage['attachments']> => {
    if (kind !== 'order-confirmation' || caseId === null) return []
    const opened = await caseById(documents.database, caseId)
    const order = opened && (await orderOf(documents.database, opened))
    return order ? filesOf(order) : []
  }
}
