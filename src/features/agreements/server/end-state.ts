import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { type Case, caseById } from '../../cases/server/case.ts'
import type { PartServices } from '../../cases/server/commands/services.ts'
import { changeCase, lockCase } from '../../cases/server/update-case.ts'
import { withdrawalRefusals } from '../texts.ts'
import { takeBackNotice, withdrawalRefusal } from './give-notice.ts'
import { endsAmong } from './stored-notices.ts'

/* The part of an end in the state of its case that staff or a client of the API choose: cancelled is withdrawn. */

/** Why the end that a case is is not withdrawn any more; null where it is, of other states, and of other cases. */
export async function endStateRefusal(
  tx: Transaction,
  row: Case,
  { state, now }: { readonly state: string; readonly now: Date },
): Promise<string | null> {
  const notice = await noticeToWithdraw(tx, row, state)
  const refusal = notice && withdrawalRefusal(notice, dayInTheNetherlands(now))
  return refusal && withdrawalRefusals[refusal]
}

/** Has the lines go on whose end was just cancelled, and tells its customer. */
export async function onEndState(
  tx: Transaction,
  row: Case,
  state: string,
  { mailDomain, now }: PartServices,
): Promise<void> {
  const notice = await noticeToWithdraw(tx, row, state)
  const agreement = notice && (await caseById(tx, notice.caseId))
  const found = agreement && (await lockCase(tx, agreement.number))
  if (!notice || !found) return
  let locked = found
  await takeBackNotice(tx, notice, {
    found,
    now,
    mailDomain,
    async change(event) {
      const { version, eventId } = await changeCase(tx, locked, { ...event, actor: { kind: 'system' } })
      locked = { ...locked, version }
      return eventId
    },
  })
}

async function noticeToWithdraw(tx: Transaction, { id, purpose }: Case, state: string) {
  if (purpose !== 'end' || state !== 'cancelled') return null
  const notice = (await endsAmong(tx, [id])).get(id)
  return notice && notice.withdrawnAt === null ? notice : null
}
