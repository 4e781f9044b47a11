import { contractTexts } from '../../../common/contract/field-texts.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Day } from '../../../common/working-days.ts'
import { type CommandHandler, type LockedCase, refused } from '../../cases/server/commands/command.ts'
import { requestTextField } from '../../cases/server/planning/open-requests.ts'
import { returnEvents } from '../events.ts'
import { outcomeError, type ReturnOutcome, type ReturnRecord, receiptDayError } from '../returns.ts'
import { returnRefusals } from '../texts.ts'
import { deleteRecord, returnsOf, storeRecord } from './stored-returns.ts'

/** The record of devices, as it was sent. */
export type SentReturn = {
  readonly id: string
  readonly position: number
  readonly outcome: ReturnOutcome
  readonly quantity: number
  readonly day: Day | null
  readonly words: string
}

/** Writes down what came of devices that were to come back. */
export const recordReturn =
  (sent: SentReturn, { now }: { readonly now: Date }): CommandHandler =>
  async (tx, { row, change }) => {
    const { id, position, outcome, quantity, words } = sent
    const returns = row.kind === 'order' ? await returnsOf(tx, row.id) : []
    const found = returns.find(each => each.position === position)
    const refusal = outcomeError(found, quantity)
    if (!found || refusal !== null) return refused(refusal ?? returnRefusals.nothingExpected, 'quantity')
    if (outcome === 'waived' && words === '') return refused(returnRefusals.noReason, 'words')
    const today = dayInTheNetherlands(now)
    const day = outcome === 'received' ? sent.day : today
    if (day === null) return refused(returnRefusals.noDay, 'day')
    const wrongDay = receiptDayError(day, found.startedOn, today)
    if (wrongDay !== null) return refused(wrongDay, 'day')
    const amountInCents = outcome === 'missing' ? quantity * found.priceInCents : null
    const record = { id, position, outcome, quantity, day, words, amountInCents }
    if (!(await storeRecord(tx, row.id, record))) return refused(contractTexts.reload)
    await noteRecord(change, record)
    return null
  }

function noteRecord(change: LockedCase['change'], record: ReturnRecord): Promise<number> {
  const { position, outcome, quantity: count, day, words, amountInCents } = record
  const place = { position: position + 1, count }
  const said = words === '' ? {} : { values: { [requestTextField]: { before: null, after: words } } }
  switch (outcome) {
    case 'received':
      return change({ type: returnEvents.received, data: { ...place, day }, ...said })
    case 'missing':
      return change({ type: returnEvents.missing, data: { ...place, amountInCents }, ...said })
    case 'waived':
      return change({ type: returnEvents.waived, data: place, ...said })
  }
}

/** Takes back what was written down by mistake. */
export const undoReturn =
  (record: string): CommandHandler =>
  async (tx, { row, change }) => {
    const gone = await deleteRecord(tx, row.id, record)
    if (!gone) return refused(returnRefusals.gone)
    await change({
      type: returnEvents.undone,
      data: { position: gone.position + 1, count: gone.quantity },
    })
    return null
  }
