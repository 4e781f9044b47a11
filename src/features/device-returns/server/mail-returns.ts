import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { dayInTheNetherlands, momentInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { addDays, type Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { delayed, email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { endRows } from '../../agreements/server/listed-products.ts'
import { recipientsOf } from '../../agreements/server/recipients.ts'
import { returnDays } from '../../agreements/term.ts'
import type { Case } from '../../cases/server/case.ts'
import { nextStepOf, setNextDue } from '../../cases/server/next-step/due.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import { changeCase, lockCases } from '../../cases/server/update-case.ts'
import { returnEvents } from '../events.ts'
import { returnMails } from '../mails.ts'
import { type ComingBack, comingBack } from '../returns.ts'
import { endedRentals, returnsOf } from './stored-returns.ts'
import { mailedReturns } from './tables.ts'

type Services = { readonly database: Database; readonly mailDomain: string; readonly steps: StepSources }

/** The lines of an agreement that have one last day, by the day from which the customer does not have them. */
type Ended = { readonly caseId: number; readonly endedOn: Day }

/** So many at once. */
const batch = 50
/** A slip goes at the last day, and at once where that is sooner than this. */
const slipDays = 7
/** Days after the last one, and after the slip, on which somebody is reminded of whom nothing came. */
const reminderDays = 7
/** Days after which nothing is looked at any more. */
const forgottenDays = 60
/** Nobody is mailed at night. */
const earliest = '09:00'

/**
 * Mails the slips of rented devices whose last day comes, and reminds once of those that did not come; has the next step of their
 * cases follow. Resolves to whether there may be more.
 */
export async function mailReturns(services: Services, now = new Date()): Promise<boolean> {
  const { database } = services
  const today = dayInTheNetherlands(now)
  await planSlips(database, today)
  const work = [
    ...(await goneAmong(database, today)).map(ended => () => forget(services, ended, now)),
    ...(await slipsBy(database, today)).map(ended => () => sendSlip(services, ended, now)),
    ...(await remindersBy(database, today)).map(ended => () => remind(services, ended, now)),
  ]
  for (const step of work) await step()
  return work.length >= batch
}

/** Writes down when the slip goes for lines that end, and those that ended lately. */
async function planSlips(database: Database, today: Day): Promise<void> {
  await database.execute(sql`
    insert into ${mailedReturns} (case_id, ended_on, slip_on)
    select distinct ended.case_id, ended.ended_on,
      case when ended.ended_on <= ${addDays(today, slipDays)}::date then ${today}::date else ended.ended_on - 1 end
    from ${endedRentals} where ended.ended_on > ${addDays(today, -returnDays)}::date
    on conflict do nothing`)
}

const { caseId, endedOn, slipOn, slipAt, remindedAt } = mailedReturns
const place = { caseId, endedOn }

const slipsBy = (database: Database, today: Day): Promise<readonly Ended[]> =>
  database
    .select(place)
    .from(mailedReturns)
    .where(and(lte(slipOn, today), isNull(slipAt)))
    .limit(batch)

const remindersBy = (database: Database, today: Day): Promise<readonly Ended[]> =>
  database
    .select(place)
    .from(mailedReturns)
    .where(
      sql`${slipAt} is not null and ${remindedAt} is null and ${endedOn} > ${addDays(today, -forgottenDays)}::date
        and greatest(${endedOn} - 1, ${slipOn}) <= ${addDays(today, -reminderDays)}::date`,
    )
    .limit(batch)

/** Slips of ends that were taken back or moved. */
const goneAmong = (database: Database, today: Day): Promise<readonly Ended[]> =>
  database
    .select(place)
    .from(mailedReturns)
    .where(
      sql`${endedOn} > ${addDays(today, -forgottenDays)}::date and not exists (
        select from ${endRows} as ended where ended.case_id = ${caseId} and ended.ended_on = ${endedOn})`,
    )
    .limit(batch)

const isPlace = (ended: Ended) => and(eq(caseId, ended.caseId), eq(endedOn, ended.endedOn))

/** Does something about an end under the lock of its case, unless another did meanwhile. */
async function underLock(
  { database }: Services,
  ended: Ended,
  isLeft: (row: typeof mailedReturns.$inferSelect) => boolean,
  work: (tx: Transaction, found: Case, row: typeof mailedReturns.$inferSelect) => Promise<void>,
): Promise<void> {
  await transaction(database, async tx => {
    const [found] = await lockCases(tx, [ended.caseId])
    const [row] = await tx.select().from(mailedReturns).where(isPlace(ended))
    if (found && row && isLeft(row)) await work(tx, found, row)
  })
}

const sendSlip = (services: Services, ended: Ended, now: Date) =>
  underLock(
    services,
    ended,
    row => row.slipAt === null,
    async (tx, found) => {
      const { steps } = services
      const before = await nextStepOf(oneByOne(tx), found, now, steps)
      await tx.update(mailedReturns).set({ slipAt: now }).where(isPlace(ended))
      const { devices } = await devicesOf(tx, ended)
      if (devices.length === 0) return
      await mail(tx, found, { kind: 'slip', ended, now, mailDomain: services.mailDomain })
      await setNextDue(tx, found.id, { before, chosen: null, now, steps })
    },
  )

const remind = (services: Services, ended: Ended, now: Date) =>
  underLock(
    services,
    ended,
    row => row.remindedAt === null,
    async (tx, found) => {
      await tx.update(mailedReturns).set({ remindedAt: now }).where(isPlace(ended))
      const { devices, cameSome } = await devicesOf(tx, ended)
      if (devices.length > 0 && !cameSome)
        await mail(tx, found, { kind: 'reminder', ended, now, mailDomain: services.mailDomain })
    },
  )

const forget = (services: Services, ended: Ended, now: Date) =>
  underLock(
    services,
    ended,
    () => true,
    async (tx, { id }, row) => {
      await tx.delete(mailedReturns).where(isPlace(ended))
      if (row.slipAt !== null)
        await setNextDue(tx, id, { before: null, chosen: null, now, steps: services.steps })
    },
  )

const lastDayOfEnd = ({ endedOn: day }: Ended): Day => addDays(day, -1)

async function devicesOf(
  tx: Transaction,
  ended: Ended,
): Promise<{ readonly devices: readonly ComingBack[]; readonly cameSome: boolean }> {
  const lastDay = lastDayOfEnd(ended)
  const returns = (await returnsOf(tx, ended.caseId)).filter(each => each.lastDay === lastDay)
  return { devices: comingBack(returns), cameSome: returns.some(({ records }) => records.length > 0) }
}

type Mail = {
  readonly kind: 'slip' | 'reminder'
  readonly ended: Ended
  readonly now: Date
  readonly mailDomain: string
}

async function mail(tx: Transaction, found: Case, { kind, ended, now, mailDomain }: Mail): Promise<void> {
  const { eventId } = await changeCase(tx, found, {
    type: kind === 'slip' ? returnEvents.slipSent : returnEvents.reminded,
    actor: { kind: 'system' },
    data: { day: lastDayOfEnd(ended) },
  })
  const opening = momentInTheNetherlands(dayInTheNetherlands(now), earliest)
  const recipients = await recipientsOf(tx, found, lastDayOfEnd(ended))
  await queueDeliveries(
    tx,
    { eventId },
    recipients.map(recipient => {
      const delivery = email(returnMails[kind], recipient, mailDomain)
      return opening > now ? delayed(delivery, opening) : delivery
    }),
  )
}
