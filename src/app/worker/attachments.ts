import { agreementMailFiles } from '../../features/agreements/server/mails/files.ts'
import { savedName } from '../../features/case-files/file-names.ts'
import { contentsOf, type FileServices } from '../../features/case-files/server/store-files.ts'
import { hasMovedOn } from '../../features/cases/server/moved-on.ts'
import { returnMailFiles } from '../../features/device-returns/server/mails/files.ts'
import type { DocumentServices } from '../../features/documents/server/stored-document.ts'
import { eventById } from '../../features/events/server/events.ts'
import { bringsCalendar, mailedCalendar } from '../../features/orders/server/delivery-calendar.ts'
import { type DocumentIssuer, orderFiles } from '../../features/orders/server/documents/order-files.ts'
import { loadReportedOrder } from '../../features/orders/server/mails/load.ts'
import { quoteMailFiles } from '../../features/quotes/server/mails/files.ts'
import type { EmailDelivery } from '../../platform/deliveries/claim.ts'
import type { MailMessage } from '../../platform/outside/mail.ts'
import { isMailName, type MailName } from '../mails/declared.ts'

type Files = MailMessage['attachments']

type Sources = {
  readonly documents: DocumentServices
  readonly issuer: DocumentIssuer
  readonly files: FileServices
  /** Of the confirmation of several orders together. */
  readonly mostBytes?: number | undefined
}

type FilesOf = (delivery: EmailDelivery, sources: Sources) => Promise<Files | null>

/** Reads the files of a mail by its kind; most kinds bring none. */
const filesByKind: Readonly<Partial<Record<MailName, FilesOf>>> = {
  'order-confirmation': confirmationFiles,
  'case-message': messageFiles,
  ...quoteMailFiles,
  ...agreementMailFiles,
  ...returnMailFiles,
}

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
  const sources: Sources = { documents, issuer, files, mostBytes }
  return async (delivery: EmailDelivery): Promise<Files | null> => {
    if (bringsCalendar(delivery.mail)) return calendarFile(delivery, sources)
    const read = isMailName(delivery.kind) ? filesByKind[delivery.kind] : undefined
    return read ? read(delivery, sources) : []
  }
}

async function confirmationFiles(
  delivery: EmailDelivery,
  { documents, issuer }: Sources,
): Promise<Files | null> {
  const { database } = documents
  const found = await loadReportedOrder(delivery, { database })
  if (!found) return []
  const { order } = found
  return orderFiles(documents, issuer)({ ...order, hasMovedOn: await hasMovedOn(database, order.caseId) })
}

async function calendarFile(
  delivery: EmailDelivery,
  { documents: { database }, issuer }: Sources,
): Promise<Files> {
  const found = await loadReportedOrder(delivery, { database })
  const calendar = found && (await mailedCalendar(database, found.order, found.told, issuer.brand))
  return calendar ? [calendar] : []
}

/** The files of a message of staff, null where one has a virus; one that waits for the virus scanner has the mail wait too. */
async function messageFiles(
  { eventId }: EmailDelivery,
  { documents: { database }, files }: Sources,
): Promise<Files | null> {
  const messageId = eventId === null ? null : (await eventById(database, eventId))?.data.message
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
