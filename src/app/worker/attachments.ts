import { savedName } from '../../features/case-files/file-names.ts'
import { contentsOf, type FileServices } from '../../features/case-files/server/store-files.ts'
import { caseById } from '../../features/cases/server/case.ts'
import { type DocumentServices, documentOf } from '../../features/documents/server/stored-document.ts'
import { eventById } from '../../features/events/server/events.ts'
import { hasMovedOn } from '../../features/events/server/reported-events.ts'
import { bringsCalendar, mailedCalendar } from '../../features/orders/server/delivery-calendar.ts'
import {
  type DocumentIssuer,
  filesOfOrders,
  orderFiles,
} from '../../features/orders/server/documents/order-files.ts'
import { loadReportedOrder } from '../../features/orders/server/mails/load.ts'
import { acceptedOrders } from '../../features/quotes/server/accepted-orders.ts'
import { versionById } from '../../features/quotes/server/stored-versions.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { EmailDelivery } from '../../platform/deliveries/claim.ts'
import type { MailMessage } from '../../platform/outside/mail.ts'

type Files = MailMessage['attachments']

/**
 * The files that an e-mail brings; most bring none. Those of an order are drawn when it is sent, and given again by every later
 * attempt; a quote's was drawn when it was made. The planned
 * delivery goes along as an entry for a calendar.
 * @param mostBytes of the confirmation of several orders together
 */
export function attachmentsOf(
  documents: DocumentServices,
  issuer: DocumentIssuer,
  files: FileServices,
  mostBytes?: number,
) {
  const filesOf = orderFiles(documents, issuer)
  const filesOfAll = filesOfOrders(documents, issuer, mostBytes)
  return async (delivery: EmailDelivery): Promise<Files | null> => {
    const { kind, eventId } = delivery
    if (kind === 'quote-sent' && eventId !== null) return quoteFile(documents, eventId)
    if (kind === 'case-message' && eventId !== null) return messageFiles(documents.database, files, eventId)
    if (kind === 'acceptance-confirmation') {
      const accepted = await acceptedOrders(documents.database, eventId)
      return accepted ? filesOfAll(accepted.orders, accepted.quoteNumber) : []
    }
    if (kind !== 'order-confirmation' && !bringsCalendar(kind)) return []
    const { database } = documents
    const found = await loadReportedOrder(delivery, { database })
    if (!found) return []
    const { order, told } = found
    if (kind === 'order-confirmation')
      return filesOf({ ...order, hasMovedOn: await hasMovedOn(database, order.caseId) })
    const calendar = await mailedCalendar(database, order, told, issuer.brand)
    return calendar ? [calendar] : []
  }
}

/** The files of a message of staff, null where one has a virus; one that waits for the virus scanner has the mail wait too. */
async function messageFiles(database: Database, files: FileServices, eventId: number): Promise<Files | null> {
  const messageId = (await eventById(database, eventId))?.data.message
  if (typeof messageId !== 'string') return []
  const stored = await contentsOf(database, files, { messageId })
  if (stored.some(({ scan }) => scan === 'infected')) return null
  return stored.map(({ name, contentType, scan, content }) => {
    if (content === null) throw new Error('A file of it was not kept')
    if (scan === 'not-scanned' && files.virusScanner.isConfigured)
      throw new Error('A file of it waits for the virus scanner')
    return { name: savedName(name), content, contentType }
  })
}

async function quoteFile(documents: DocumentServices, eventId: number): Promise<Files> {
  const { database } = documents
  const id = (await eventById(database, eventId))?.data.quote
  const version = typeof id === 'string' ? await versionById(database, id) : null
  const opened = version && (await caseById(database, version.caseId))
  const content =
    version &&
    (await documentOf(database, documents, {
      caseId: version.caseId,
      kind: 'quote',
      version: version.number,
    }))
  return content && opened ? [{ name: `prijsopgave-${opened.number}-${version.number}.pdf`, content }] : []
}
