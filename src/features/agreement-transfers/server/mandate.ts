import { endpoint } from '../../../common/contract/call.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { orderOfParty, partiesOfCustomer, type StoredParty } from '../../agreements/server/parties.ts'
import { caseById } from '../../cases/server/case.ts'
import { mandateOf } from '../../consents/server/consent.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import { type DocumentServices, storedDocument } from '../../documents/server/stored-document.ts'
import { mandateDocument } from '../../orders/server/documents/mandate.ts'
import type { DocumentIssuer } from '../../orders/server/documents/order-files.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import type { FollowedParts } from '../../tracking/server/followed-parts.ts'
import { mayReadFiles } from '../../tracking/server/mijn-dto.ts'
import { transferCustomerCalls } from '../contract-mijn.ts'
import { partyMandateTexts as texts } from '../texts.ts'
import { transferById } from './stored-transfers.ts'

export type MandateServices = Pick<DocumentIssuer, 'brand'> & {
  readonly documents: DocumentServices
  readonly ibanCipher: Cipher
}

/** The parties of agreements by which a customer gave a mandate, as far as their files are the customer's to open. */
async function partiesWithMandate(database: Queryable, customer: StoredCustomer) {
  const parties = await partiesOfCustomer(database, customer.id)
  return parties.filter(
    ({ mandateReference, organization }) =>
      mandateReference !== null && mayReadFiles(customer, organization.email),
  )
}

/** Documents that a customer got with the transfer of an agreement, in the list of all of theirs. */
const transferDocuments: FollowedParts['transferDocuments'] = async (database, customer) => {
  const listed = []
  for (const { id, caseId } of await partiesWithMandate(database, customer)) {
    const [opened, transfer] = [await caseById(database, caseId), await transferById(database, id)]
    if (!opened || !transfer?.toAgreedAt) continue
    const number = formatOrderNumber(opened.number)
    const { path } = endpoint(transferCustomerCalls.partyMandateFile, { nummer: opened.number })
    const createdAt = transfer.toAgreedAt.toISOString()
    listed.push({ number, createdAt, links: [{ title: texts.title(number), path }] })
  }
  return listed
}

/** Documents of transfers, where customers find theirs. */
export const followedTransfers = { transferDocuments } satisfies FollowedParts

/** The mandate that a customer gave last for an agreement that they took over, as it was first drawn; null where none was given. */
export async function partyMandate(
  services: MandateServices,
  customer: StoredCustomer,
  caseId: number,
): Promise<Buffer | null> {
  const given = await partiesWithMandate(services.documents.database, customer)
  const party = given
    .filter(each => each.caseId === caseId)
    .toSorted((one, other) => one.holdsFrom.localeCompare(other.holdsFrom))
    .at(-1)
  return party ? mandateFile(services, party) : null
}

async function mandateFile(services: MandateServices, party: StoredParty): Promise<Buffer | null> {
  const { documents, brand, ibanCipher } = services
  const opened = await caseById(documents.database, party.caseId)
  const order = opened && (await orderOf(documents.database, opened))
  const transfer = await transferById(documents.database, party.id)
  const consent = transfer?.toConsents?.find(({ kind }) => kind === 'direct-debit')
  const reference = party.mandateReference
  if (!order || !transfer?.toAgreedAt || !consent || reference === null) return null
  const mandate = mandateOf([
    {
      kind: 'direct-debit',
      textVersion: consent.version ?? '',
      text: consent.text,
      reference,
      isReadOut: false,
    },
  ])
  if (!mandate) return null
  const content = mandateDocument(
    {
      ...mandate,
      order: { ...orderOfParty(order, party), createdAt: transfer.toAgreedAt },
      iban: ibanCipher.decrypt(party.ibanEncrypted, order.orderNumber).toString(),
    },
    brand,
  )
  // That of the order is the first; a reference ends in the number of its mandate.
  const version = Number(reference.split('-').at(-1))
  return storedDocument(documents, { caseId: party.caseId, kind: 'mandate', version }, () =>
    drawPdf(content, brand),
  )
}
