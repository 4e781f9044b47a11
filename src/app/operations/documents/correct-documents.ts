import { type Case, caseById, lockCaseById } from '../../../features/cases/server/case.ts'
import { changeCase } from '../../../features/cases/server/update-case.ts'
import { documentEvents } from '../../../features/documents/events.ts'
import { type DocumentRow, newestDrawings } from '../../../features/documents/server/corrections.ts'
import {
  type DocumentServices,
  documentOf,
  storeDocument,
} from '../../../features/documents/server/stored-document.ts'
import { orderMails } from '../../../features/orders/mails.ts'
import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import type { ShopDocument } from '../../../platform/pdf/document.ts'
import { type ReadPdf, readPdf } from '../../../platform/pdf/read-pdf.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.ts'
import { saysTheSame, unreadable } from '../../../platform/pdf/same-text.ts'
import { type DocumentSources, documentAgain } from './document-again.ts'

/** Dependencies of the search for documents that lack characters. */
export type CorrectionServices = DocumentSources & {
  readonly documents: DocumentServices
  /** Right-hand side of the Message-ID of the mail about a mandate. */
  readonly mailDomain: string
}

/** Why a document that lacks characters has no correction. */
export type WhyNot =
  /** It was not written by the shop, or is damaged. */
  | 'not-read'
  /** Its case tells no such document any more. */
  | 'gone'
  /** Drawn today it would say something else: the case, the provider or the texts changed since. */
  | 'says-otherwise'
  /** A mandate whose customer has no e-mail address. */
  | 'nobody-to-tell'

/** A document that lacks characters. */
export type FlawedDocument = DocumentRow & {
  /** null where it has a correction, or can have one. */
  readonly whyNot: WhyNot | null
}

/** The flawed among a batch of documents: the newest drawing of each was looked at. */
export type Findings = {
  readonly looked: number
  /** The place at which the next batch begins; null after the last document. */
  readonly after: number | null
  readonly flawed: readonly FlawedDocument[]
}

/** So many are held in memory at once. */
const batch = 100

/**
 * Looks through a batch of kept documents for those of which characters are missing, drawn or in the text, and draws them
 * again beside what they are, each in a transaction of its own. A second run finds a corrected document whole.
 * @param after the id of a document: only later ones are looked at
 * @param isTrial whether nothing is stored and nobody told
 */
export async function correctDocuments(
  services: CorrectionServices,
  { after, isTrial }: { readonly after: number; readonly isTrial: boolean },
): Promise<Findings> {
  const { database } = services.documents
  const kept = await newestDrawings(database, { after, limit: batch })
  const flawed: FlawedDocument[] = []
  for (const document of kept) {
    const drawn = await drawnAgain(services, document)
    if (drawn === 'whole') continue
    const whyNot = typeof drawn === 'string' ? drawn : await stored(services, document, drawn, isTrial)
    flawed.push({ ...document, whyNot })
  }
  return { looked: kept.length, after: kept.length < batch ? null : (kept.at(-1)?.id ?? null), flawed }
}

/** The content of a flawed document, if its case still says the same. */
async function drawnAgain(
  services: CorrectionServices,
  which: DocumentRow,
): Promise<ShopDocument | WhyNot | 'whole'> {
  const { database } = services.documents
  const file = await documentOf(database, services.documents, which)
  if (!file) return 'whole'
  const flawed = readingOf(file)
  if (flawed === null) return 'not-read'
  if (unreadable(flawed.text) === 0) return 'whole'
  const again = await documentAgain(database, which, services)
  if (!again) return 'gone'
  // A document that was corrected before keeps the heading of then.
  const headed = which.correction > 0 ? { ...again, correctedOn: which.madeAt } : again
  const right = readPdf(await renderPdf(headed, services.brand))
  // A customer may have typed what stands for a character without a transcription.
  if (unreadable(right.text) >= unreadable(flawed.text))
    return right.said === flawed.said ? 'whole' : 'says-otherwise'
  // Releases end pages in other places, and what pages repeat says nothing new.
  return saysTheSame(flawed.said, right.said) ? again : 'says-otherwise'
}

function readingOf(file: Buffer): ReadPdf | null {
  try {
    return readPdf(file)
  } catch {
    return null
  }
}

/** @returns null where the right one stands beside it, or would */
async function stored(
  services: CorrectionServices,
  { caseId, kind, version, correction }: DocumentRow,
  document: ShopDocument,
  isTrial: boolean,
): Promise<WhyNot | null> {
  const { database } = services.documents
  const found = await caseById(database, caseId)
  if (!found) return 'gone'
  if (kind === 'mandate' && found.contactEmail === null) return 'nobody-to-tell'
  if (isTrial) return null
  const file = await renderPdf({ ...document, correctedOn: new Date() }, services.brand)
  return transaction(database, async tx => {
    if (!(await lockCaseById(tx, found.id))) return 'gone'
    const right = { caseId, kind, version, correction: correction + 1 }
    // Another run was first.
    if (await documentOf(tx, services.documents, right)) return null
    const now = await caseById(tx, found.id)
    if (!now) return 'gone'
    await storeDocument(tx, services.documents, right, file)
    const { eventId } = await changeCase(tx, now, {
      type: documentEvents.corrected,
      actor: { kind: 'system' },
      data: { document: kind },
    })
    if (kind === 'mandate') await tellCustomer(tx, services, now, eventId)
    return null
  })
}

async function tellCustomer(
  tx: Transaction,
  { mailDomain }: Pick<CorrectionServices, 'mailDomain'>,
  { contactEmail }: Case,
  eventId: number,
): Promise<void> {
  if (contactEmail === null) throw new Error('The customer of a mandate lost his address meanwhile')
  await queueDeliveries(tx, { eventId }, [email(orderMails.mandateCorrected, contactEmail, mailDomain)])
}
