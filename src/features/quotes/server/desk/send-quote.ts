import type * as z from 'zod/mini'
import { dayInTheNetherlands, momentInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { delayed, email, queueDeliveries } from '../../../../platform/deliveries/queue.ts'
import { drawPdf } from '../../../../platform/pdf/draw-pdf.ts'
import { constructionOf } from '../../../addresses/line-promise.ts'
import { opensByVersion } from '../../../cases/case-states.ts'
import { caseEvents } from '../../../cases/events.ts'
import { caseMails } from '../../../cases/mails.ts'
import { type Case, caseByNumber } from '../../../cases/server/case.ts'
import {
  type CommandHandler,
  type CommandOutcome,
  type DeskCommand,
  executeCommand,
  type LockedCase,
  type Refused,
  refused,
} from '../../../cases/server/commands/command.ts'
import { changeProductType } from '../../../cases/server/update-case.ts'
import { storeDocument, storedDocument } from '../../../documents/server/stored-document.ts'
import { createLink } from '../../../mailed-links/server/mailed-links.ts'
import { replaceOffer } from '../../../orders/server/lines.ts'
import { linesToStore } from '../../../orders/server/stored-product.ts'
import { quoteOf, type StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { staffById } from '../../../staff/server/stored-staff.ts'
import type { NewQuoteVersion, QuoteWithdrawal } from '../../contract-desk.ts'
import { quoteEvents } from '../../events.ts'
import { quoteMails } from '../../mails.ts'
import { quoteDays } from '../../part.ts'
import { linesOfPart, quoteTotals } from '../../quote.ts'
import { quoteServerTexts } from '../../texts.ts'
import { reminderDay } from '../../versions.ts'
import { quoteDocument } from '../documents/quote-document.ts'
import { quoteRequestDocument } from '../documents/quote-request.ts'
import { endVersion } from '../end-version.ts'
import { quoteLinks } from '../links.ts'
import { storeVersion } from '../store-version.ts'
import {
  isUntouched,
  openParts,
  partsNotFree,
  type StoredVersion,
  versionById,
  versionsOfCase,
} from '../stored-versions.ts'
import { composeVersion, type Frozen, type NotComposed, validUntil } from './compose-version.ts'
import type { DeskQuoteServices } from './services.ts'

type Services = Pick<
  DeskQuoteServices,
  | 'database'
  | 'steps'
  | 'catalogue'
  | 'internetLinesAt'
  | 'streetOf'
  | 'linkKey'
  | 'mailDomain'
  | 'onMailQueued'
  | 'documents'
  | 'brand'
>

export type QuoteOutcome = CommandOutcome | Exclude<NotComposed, { kind: 'refused' }>

/** Why no version of a case can be sent; null where one can. */
export function whyNoQuote({ kind, state, closedAt, contactEmail }: Case): string | null {
  if (kind !== 'quote') return quoteServerTexts.onlyFromQuoteRequest
  if (closedAt && !opensByVersion(kind, state)) return quoteServerTexts.accepted
  return contactEmail === null ? quoteServerTexts.noEmail : null
}

/** Sends a version of a quote: it is frozen, and takes the place of the one before. */
export async function sendQuote(
  services: Services,
  command: DeskCommand,
  asked: NewQuoteVersion,
): Promise<QuoteOutcome> {
  const opened = await quoteAt(services, command.number)
  if ('kind' in opened) return opened
  const why = whyNoQuote(opened.found)
  if (why !== null) return isSent(services, command, refused(why))
  const frozen = await composeVersion(services, opened.found.id, asked)
  if ('kind' in frozen) return isSent(services, command, frozen)
  return send(services, command, opened, frozen)
}

/**
 * Sends the newest version again as it is, expired or not. Parts that were accepted are left out, and with them the discounts on
 * the whole.
 */
export async function renewQuote(services: Services, command: DeskCommand): Promise<QuoteOutcome> {
  const opened = await quoteAt(services, command.number)
  if ('kind' in opened) return opened
  const [newest] = opened.versions
  if (newest?.state !== 'sent') return isSent(services, command, refused(quoteServerTexts.noneWaits))
  return send(services, command, opened, {
    ...stillOffered(newest),
    validUntil: validUntil(new Date(), quoteDays),
  })
}

function stillOffered(version: StoredVersion): Omit<Frozen, 'validUntil'> {
  const { words, discounts, parts } = version
  return isUntouched(version)
    ? { words, discounts, parts }
    : { words, discounts: [], parts: openParts(version).map(part => ({ ...part, wholeDiscounts: [] })) }
}

/** A version that the same command sent before stays sent, whatever happened to prices since. */
const isSent = async (
  { database }: Pick<Services, 'database'>,
  { id }: DeskCommand,
  otherwise: QuoteOutcome,
): Promise<QuoteOutcome> => ((await versionById(database, id)) ? { kind: 'done' } : otherwise)

type Opened = {
  readonly found: Case
  readonly quote: StoredQuote
  readonly versions: readonly StoredVersion[]
}

async function quoteAt(
  { database }: Pick<Services, 'database'>,
  number: string,
): Promise<Opened | Exclude<QuoteOutcome, { kind: 'done' }>> {
  const found = await caseByNumber(database, number)
  const quote = found?.kind === 'quote' ? await quoteOf(database, found) : null
  if (!found || !quote) return { kind: 'unknown' }
  return { found, quote, versions: await versionsOfCase(database, found.id) }
}

/** A version as it would be sent next, drawn; stores nothing. */
export async function drawnPreview(
  services: Services,
  command: DeskCommand,
  asked: NewQuoteVersion,
): Promise<Buffer | Exclude<QuoteOutcome, { kind: 'done' }>> {
  const opened = await quoteAt(services, command.number)
  if ('kind' in opened) return opened
  const frozen = await composeVersion(services, opened.found.id, asked)
  return 'kind' in frozen ? frozen : drawn(services, command.staffId, opened, frozen)
}

async function drawn(
  { database, brand }: Services,
  staffId: string,
  { quote, versions }: Opened,
  frozen: Frozen,
): Promise<Buffer> {
  const [newest] = versions
  const madeBy = (await staffById(database, staffId))?.name ?? ''
  return drawPdf(
    quoteDocument({
      quote,
      version: { ...frozen, number: (newest?.number ?? 0) + 1, sentAt: new Date(), madeBy },
      before: newest ? { ...newest, parts: openParts(newest) } : null,
    }),
    brand,
  )
}

async function send(
  services: Services,
  command: DeskCommand,
  opened: Opened,
  frozen: Frozen,
): Promise<QuoteOutcome> {
  const { documents, brand } = services
  const why = whyNoQuote(opened.found)
  if (why !== null) return isSent(services, command, refused(why))
  // Drawn before the case is held, which has no time for it.
  const file = await drawn(services, command.staffId, opened, frozen)
  // The original request stays readable: from the first version on, the case shows the offer.
  if (opened.versions.length === 0 && opened.quote.lines.length > 0)
    await storedDocument(documents, { caseId: opened.found.id, kind: 'quote-request' }, () =>
      drawPdf(quoteRequestDocument(opened.quote), brand),
    )
  const number = (opened.versions[0]?.number ?? 0) + 1
  const outcome = await executeCommand(
    services,
    command,
    takeVersion(services, command, { ...frozen, number }, file),
  )
  if (outcome.kind === 'done') services.onMailQueued()
  return outcome
}

const takeVersion =
  (
    services: Services,
    { id, staffId }: DeskCommand,
    version: Frozen & { readonly number: number },
    file: Buffer,
  ): CommandHandler =>
  async (tx, locked) => {
    const { row } = locked
    const why = whyNoQuote(row)
    if (why !== null) return refused(why)
    // An id that stands at another case was not made for this one.
    if (await versionById(tx, id)) return refused(quoteServerTexts.reload)
    const accepted = await partsNotFree(
      tx,
      row.id,
      version.parts.map(({ id: part }) => part),
    )
    if (accepted.size > 0) return refused(quoteServerTexts.partAccepted)
    await endVersion(tx, row.id, { state: 'superseded' })
    const link = { owner: { caseId: row.id }, purpose: quoteLinks.answer }
    const linkId = await createLink(tx, link, services.linkKey)
    await storeVersion(tx, { ...version, id, caseId: row.id, madeBy: staffId, linkId })
    await storeDocument(
      tx,
      services.documents,
      { caseId: row.id, kind: 'quote', version: version.number },
      file,
    )
    const totals = quoteTotals(version.parts, { isWhole: true })
    await showOffer(tx, row.id, version.parts)
    const stuck = await approve(locked)
    if (stuck) return stuck
    const eventId = await locked.change({
      type: caseEvents.quoteSent,
      data: {
        quote: id,
        number: version.number,
        totals: { ...totals, construction: constructionOf(version.parts.flatMap(({ lines }) => lines)) },
      },
    })
    return queueMails(tx, row, eventId, version, { ...services, staffId })
  }

/** Has the case be about the offer: all its lines and totals, and the type and address of its first part. */
async function showOffer(tx: Transaction, caseId: number, parts: Frozen['parts']): Promise<void> {
  const [first] = parts
  if (!first) throw new Error('A version has a part')
  await replaceOffer(tx, caseId, {
    lines: parts.flatMap(part => linesToStore(linesOfPart(part, { isWhole: true }), part.productType)),
    totals: quoteTotals(parts, { isWhole: true }),
    installationAddress: first.address,
    addressChecked: first.addressChecked,
  })
  await changeProductType(tx, caseId, first.productType)
}

const approve = ({ row, move }: LockedCase): Promise<Refused | null> | null =>
  row.state === 'approved' ? null : move('approved', { isNewVersion: true })

async function queueMails(
  tx: Transaction,
  { contactEmail }: Case,
  eventId: number,
  { validUntil }: Frozen,
  { mailDomain, staffId }: Pick<Services, 'mailDomain'> & { readonly staffId: string },
): Promise<null> {
  const maker = await staffById(tx, staffId)
  const remindOn = reminderDay(
    dayInTheNetherlands(new Date()),
    dayInTheNetherlands(new Date(validUntil.getTime() - 1)),
  )
  if (contactEmail !== null) {
    const reminder = email(quoteMails.reminder, contactEmail, mailDomain)
    await queueDeliveries(tx, { eventId }, [
      email(quoteMails.sent, contactEmail, mailDomain),
      ...(remindOn ? [delayed(reminder, momentInTheNetherlands(remindOn, '09:00'))] : []),
    ])
  }
  if (maker)
    await queueDeliveries(tx, { eventId }, [
      delayed(email(quoteMails.expiredNotice, maker.email, mailDomain), validUntil),
    ])
  return null
}

/** Withdraws the version that waits for the customer, expired or not, for a reason; the quote is over with it. */
export async function withdrawQuote(
  services: Services,
  command: DeskCommand,
  { reason, words }: Pick<z.infer<typeof QuoteWithdrawal>, 'reason' | 'words'>,
): Promise<CommandOutcome> {
  const outcome = await executeCommand(services, command, async (tx, { row, change, move }) => {
    const ended = await endVersion(tx, row.id, { state: 'withdrawn' })
    if (!ended) return refused(quoteServerTexts.noneWaits)
    const stuck = await move('cancelled', { reason, words })
    if (stuck) return stuck
    const eventId = await change({
      type: quoteEvents.withdrawn,
      data: { quote: ended.id, number: ended.number },
    })
    if (row.contactEmail !== null)
      await queueDeliveries(tx, { eventId }, [
        email(caseMails.quoteWithdrawn, row.contactEmail, services.mailDomain),
      ])
    return null
  })
  if (outcome.kind === 'done') services.onMailQueued()
  return outcome
}
