import { isSameEmail } from '../../../common/checks/email-key.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { markBounced, sentMail } from '../../../platform/deliveries/bounced-addresses.ts'
import type { EmailDelivery } from '../../../platform/deliveries/claim.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import type { Case } from '../../cases/server/case.ts'
import { callSooner, changeCase, lockCases } from '../../cases/server/update-case.ts'
import { eventById } from '../../events/server/events.ts'
import type { FailedRecipient } from '../bounce-report.ts'
import type { Bounce } from '../classify-mail.ts'
import { incomingMailEvents } from '../events.ts'

/**
 * Writes down that a mail of ours did not arrive, in the transaction that stores the report: the mail is dead, its address waits
 * for a correction, and the case is due by the end of the next working day. A report counts only for the mail of this case
 * whose Message-ID it names, and for the address that this mail went to: anybody can write a report.
 * @param row the case, locked, with its newest version
 * @returns the newest version of the case
 */
export async function recordBounce(
  tx: Transaction,
  { callBy }: { readonly callBy: CallBy },
  row: Case,
  { originalId, recipients }: Bounce,
): Promise<number> {
  const mail = originalId === null ? null : await sentMail(tx, originalId)
  if (!mail?.recipient || (await caseIdOf(tx, mail)) !== row.id) return row.version
  const failed = recipients.find(recipient => isFailureOf(recipient, mail.recipient ?? ''))
  if (!failed) return row.version
  await markBounced(tx, {
    id: mail.id,
    email: mail.recipient,
    caseId: row.id,
    words: failed.reason || (failed.status ?? ''),
  })
  const { version } = await changeCase(tx, row, {
    type: incomingMailEvents.bounced,
    actor: { kind: 'system' },
    data: { kind: mail.kind, delivery: mail.id },
  })
  await callSooner(tx, row, callBy)
  return version
}

/** Puts the case of a mail that waits for its address on the work list: another case's mail may have come back from there. */
export const askForAddress = (
  database: Database,
  { callBy }: { readonly callBy: CallBy },
  mail: Pick<EmailDelivery, 'caseId' | 'eventId'>,
): Promise<void> =>
  transaction(database, async tx => {
    const caseId = await caseIdOf(tx, mail)
    const [row] = caseId === null ? [] : await lockCases(tx, [caseId])
    if (row) await callSooner(tx, row, callBy)
  })

const isFailureOf = ({ address, isFinal }: FailedRecipient, recipient: string): boolean =>
  isFinal && (address === null || isSameEmail(address, recipient))

async function caseIdOf(
  tx: Transaction,
  { caseId, eventId }: { readonly caseId: number | null; readonly eventId: number | null },
): Promise<number | null> {
  if (caseId !== null || eventId === null) return caseId
  return (await eventById(tx, eventId))?.caseId ?? null
}
