import { and, asc, eq } from 'drizzle-orm'
import type { EventKind } from '../../../common/event-kind.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { giveUpUnsent } from '../../../platform/deliveries/queue.ts'
import { deliveryTexts } from '../../../platform/deliveries/texts.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import { caseEvents } from '../../cases/events.ts'
import { caseById, lockCaseById } from '../../cases/server/case.ts'
import { callSooner, changeCase } from '../../cases/server/update-case.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import type { FileServices } from './store-files.ts'
import { caseFiles } from './tables.ts'

type Services = FileServices & { readonly callBy: CallBy }

/**
 * Scans the oldest file that waits for it. Resolves to whether it was scanned: false where none waits, or the scanner is away.
 * One that has a virus is not kept.
 */
export async function scanNext(database: Database, services: Services): Promise<boolean> {
  const { fileCipher, virusScanner } = services
  if (!virusScanner.isConfigured) return false
  const [waiting] = await database
    .select({ id: caseFiles.id, caseId: caseFiles.caseId, encrypted: caseFiles.contentEncrypted })
    .from(caseFiles)
    .where(eq(caseFiles.scan, 'not-scanned'))
    .orderBy(asc(caseFiles.createdAt))
    .limit(1)
  if (!waiting?.encrypted) return false
  const scan = await virusScanner.scan(fileCipher.decrypt(waiting.encrypted, waiting.id))
  if (scan === 'not-scanned') return false
  if (scan === 'clean')
    await database
      .update(caseFiles)
      .set({ scan })
      .where(and(eq(caseFiles.id, waiting.id), eq(caseFiles.scan, 'not-scanned')))
  else {
    await transaction(database, tx => removeInfected(tx, services, waiting))
    await notifyDesk(database)
  }
  return true
}

async function removeInfected(
  tx: Transaction,
  services: Services,
  { id, caseId }: { readonly id: string; readonly caseId: number },
): Promise<void> {
  // The case first, as every command holds it that gives a file to a message.
  if (!(await lockCaseById(tx, caseId))) return
  const [file] = await tx
    .update(caseFiles)
    .set({ scan: 'infected', contentEncrypted: null })
    .where(and(eq(caseFiles.id, id), eq(caseFiles.scan, 'not-scanned')))
    .returning({ messageId: caseFiles.messageId })
  if (file && file.messageId !== null) await holdAnswer(tx, services, { caseId, message: file.messageId })
}

/** Holds back the mail of an answer where it did not go yet, and has staff look at it; once for all of its files. */
async function holdAnswer(
  tx: Transaction,
  { callBy }: Services,
  { caseId, message }: { readonly caseId: number; readonly message: string },
): Promise<void> {
  const events = await eventsOfCase(tx, caseId)
  const isOf = (type: EventKind) =>
    events.find(event => event.type === type && event.data.message === message)
  const [sent, row] = [isOf(caseEvents.messageSent), await caseById(tx, caseId)]
  if (!sent || !row || isOf(caseEvents.fileInfected)) return
  const delivery = await giveUpUnsent(tx, sent.id, deliveryTexts.virusInFile)
  await changeCase(tx, row, {
    type: caseEvents.fileInfected,
    actor: { kind: 'system' },
    data: { message, ...(delivery !== null && { delivery }) },
  })
  await callSooner(tx, row, callBy)
}
