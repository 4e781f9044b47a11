import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import { caseById } from '../../../cases/server/case.ts'
import { type DocumentServices, documentOf } from '../../../documents/server/stored-document.ts'
import { eventById } from '../../../events/server/events.ts'
import {
  type DocumentIssuer,
  filesOfOrders,
  type OrderFile,
} from '../../../orders/server/documents/order-files.ts'
import { acceptedOrders } from '../accepted-orders.ts'
import { versionById } from '../stored-versions.ts'

type Sources = {
  readonly documents: DocumentServices
  readonly issuer: DocumentIssuer
  /** Of the confirmation of several orders together. */
  readonly mostBytes?: number | undefined
}

/** The files that mails of quotes bring. */
export const quoteMailFiles = {
  'quote-sent': versionFile,
  'acceptance-confirmation': filesOfAcceptance,
} as const

/** The PDF of the version that was sent, as it was drawn then. */
async function versionFile(
  { eventId }: EmailDelivery,
  { documents }: Sources,
): Promise<readonly OrderFile[]> {
  const { database } = documents
  const id = eventId === null ? null : (await eventById(database, eventId))?.data.quote
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

async function filesOfAcceptance(
  { eventId }: EmailDelivery,
  { documents, issuer, mostBytes }: Sources,
): Promise<readonly OrderFile[]> {
  const accepted = await acceptedOrders(documents.database, eventId)
  return accepted ? filesOfOrders(documents, issuer, mostBytes)(accepted.orders, accepted.quoteNumber) : []
}
