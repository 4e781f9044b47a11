import { closedOn, dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { factsOf } from '../../cases/server/next-step/facts.ts'
import { type StoredSnooze, snoozeOf, storeSnooze } from '../../cases/server/planning/snoozes.ts'
import { type Snooze, snoozeError } from '../../cases/snooze.ts'
import { snoozeRefusals } from '../../cases/snooze-texts.ts'
import { caseDeskEvents } from '../events.ts'
import type { DeskCaseServices } from './services.ts'

type Services = Pick<DeskCaseServices, 'closingDays' | 'steps'> & { readonly now: Date }

type Clock = Pick<DeskCaseServices, 'steps'> & { readonly now: Date }

/** Lets a case wait until a day; what was promised until then is kept beside it. */
export const snoozeCase =
  (snooze: Snooze, { now, closingDays, steps }: Services): CommandHandler =>
  async (tx, { row, change, setDue }) => {
    const facts = (await factsOf(oneByOne(tx), [row], steps.facts)).get(row.id)
    const refusal = snoozeError(snooze, {
      today: dayInTheNetherlands(now),
      isClosed: closedOn(closingDays),
      agreed: { call: dayOf(facts?.plannedCall ?? null), delivery: facts?.deliveryDay ?? null },
      isAsked: (facts?.asked.length ?? 0) > 0,
    })
    if (refusal !== null) return refused(refusal, 'until')
    const before = await snoozeOf(tx, row.id)
    const isWaiting = before !== null && isDueOf(before, row.dueAt)
    await storeSnooze(tx, row.id, {
      ...snooze,
      // Waiting longer keeps what was promised before the case waited at all.
      dueBefore: isWaiting ? before.dueBefore : row.dueAt,
      beganAt: now,
    })
    setDue(endOfDayInTheNetherlands(snooze.until))
    await change({
      type: caseDeskEvents.snoozed,
      data: { day: snooze.until, untilAnswer: snooze.untilAnswer },
    })
    return null
  }

/** Ends the waiting of a case: what was promised before it stands again. */
export const endSnooze =
  ({ now, steps: { calendar } }: Clock): CommandHandler =>
  async (tx, { row, change, setDue }) => {
    const snooze = await snoozeOf(tx, row.id)
    if (!snooze || !isDueOf(snooze, row.dueAt)) return refused(snoozeRefusals.notWaiting)
    await storeSnooze(tx, row.id, null)
    setDue(snooze.dueBefore ?? calendar.workingDaysLater(now, 1))
    await change({ type: caseDeskEvents.snoozeEnded })
    return null
  }

/** Takes waiting back to what stood before it. */
export const restoreSnooze =
  (
    before: { readonly dueAt: Date | null; readonly snooze: StoredSnooze | null },
    { now, steps: { calendar } }: Clock,
  ): CommandHandler =>
  async (tx, { row, change, setDue }) => {
    await storeSnooze(tx, row.id, before.snooze)
    setDue(before.dueAt ?? calendar.workingDaysLater(now, 1))
    await change({ type: caseDeskEvents.snoozeEnded })
    return null
  }

const dayOf = (moment: Date | null): Day | null => moment && dayInTheNetherlands(moment)

/** Whether the deadline of a case is still the one that waiting gave it. */
const isDueOf = ({ until }: StoredSnooze, dueAt: Date | null): boolean =>
  dueAt?.getTime() === endOfDayInTheNetherlands(until).getTime()
