import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { closedOn } from '../../common/dutch-calendar.ts'
import { dutchDay, workingDaysAfter } from '../../common/working-days.ts'
import { dayInWords } from '../../features/cases/delivery-texts.ts'
import { caseEvents } from '../../features/cases/events.ts'
import { order, place, rowsOf } from '../../features/orders/server/testing.ts'
import { deskOf } from '../server/testing-desk.ts'
import { startTestShop } from '../server/testing-shop.ts'
import { startQueue, statusesOf } from './testing-queue.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const queue = await startQueue(shop)
afterAll(async () => {
  await queue.stop()
  await shop.stop()
})

let orders = 0
/** A fresh order with a mailbox of its own, at the desk. */
async function ordered() {
  orders += 1
  const mailbox = `contact${orders}@korenmolen.example`
  const { additionalData } = order
  const contactPerson = { ...additionalData.contactPerson, email: mailbox }
  const number = await place(shop.visitor(), {
    ...order,
    additionalData: { ...additionalData, contactPerson },
  })
  return { number, mailbox, desk: deskOf(seller, number) }
}

type Ordered = Awaited<ReturnType<typeof ordered>>

/** The mails of a mailbox in the order in which they were queued, each with its entry for a calendar. */
async function mailsTo({ number, mailbox }: Pick<Ordered, 'number' | 'mailbox'>) {
  const rows = await rowsOf<{ kind: string; messageId: string }>(
    shop,
    `select d.kind, d.message_id as "messageId" from deliveries d join cases c on c.id = d.case_id
     where c.number = $1 order by d.id`,
    [number],
  )
  const received = queue.received.filter(({ recipients }) => recipients.includes(mailbox))
  return rows.flatMap(({ kind, messageId }) =>
    received
      .filter(({ email }) => email.messageId === messageId)
      .map(({ email }) => ({
        kind,
        subject: email.subject ?? '',
        text: (email.text ?? '').replace(/\s+/g, ' '),
        entry: entryIn(email.attachments.find(({ mimeType }) => mimeType === 'text/calendar')),
      })),
  )
}

function entryIn(file: { readonly content: string | ArrayBuffer | Uint8Array } | undefined) {
  if (!file) return null
  const text =
    typeof file.content === 'string' ? file.content : Buffer.from(new Uint8Array(file.content)).toString()
  const fieldOf = (name: string) => new RegExp(`^${name}[^:\\r\\n]*:(.*?)\\r?$`, 'm').exec(text)?.[1] ?? ''
  return {
    method: fieldOf('METHOD'),
    status: fieldOf('STATUS'),
    uid: fieldOf('UID'),
    sequence: Number(fieldOf('SEQUENCE')),
    day: fieldOf('DTSTART'),
  }
}

const inDays = (days: number) => workingDaysAfter(dutchDay(new Date()), days, closedOn([]))

type Act = { readonly what: 'plan'; readonly days: number } | { readonly what: 'confirm' | 'hold' | 'cancel' }

/** The state of an order by all that was done, and the knowledge of its customer by the mails that went. */
type Standing = {
  state: 'acknowledged' | 'inProgress' | 'held' | 'cancelled'
  day: string | null
  /** The newest entry that was mailed; null where none was, or it was taken back. */
  entry: { sequence: number; uid: string; day: string } | null
  lastSequence: number
}

/** Whether an act can be done; `confirm` lets through what is held. */
const follows = ({ state }: Standing, { what }: Act): boolean => {
  if (state === 'cancelled') return false
  if (what === 'confirm') return state !== 'inProgress'
  return what !== 'hold' || state !== 'held'
}

const plan = { partOfDay: 'morning', installer: 'Karim', mail: true }

/** Does the acts that follow one another; answers the mails that are true when all are done, oldest first. */
async function doActs(
  { desk }: Ordered,
  standing: Standing,
  acts: readonly Act[],
): Promise<readonly string[]> {
  const queued: { kind: string; isTrue: () => boolean }[] = []
  let turns = 0
  let plans = 0
  for (const act of acts) {
    if (!follows(standing, act)) continue
    if (act.what === 'plan') {
      const day = inDays(act.days)
      expect((await desk.act('levering', { ...plan, day })).status).toBe(204)
      standing.day = day
      const mine = ++plans
      queued.push({ kind: 'delivery-planned', isTrue: () => mine === plans && isUnderWay(standing) })
      continue
    }
    const before = standing.state
    standing.state = ({ confirm: 'inProgress', hold: 'held', cancel: 'cancelled' } as const)[act.what]
    expect((await desk.act('status', { state: standing.state, mail: true })).status).toBe(204)
    const mine = ++turns
    if (act.what === 'hold') queued.push({ kind: 'order-held', isTrue: () => mine === turns })
    if (act.what === 'cancel') queued.push({ kind: 'order-cancelled', isTrue: () => mine === turns })
    if (act.what === 'confirm' && before === 'acknowledged')
      queued.push({ kind: 'order-confirmed', isTrue: () => standing.state === 'inProgress' })
  }
  return queued.filter(({ isTrue }) => isTrue()).map(({ kind }) => kind)
}

const isUnderWay = ({ state }: Standing) => state === 'acknowledged' || state === 'inProgress'

const anAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 3, max: 9 }).map(days => ({ what: 'plan' as const, days })) },
  { weight: 3, arbitrary: fc.constant({ what: 'confirm' as const }) },
  { weight: 2, arbitrary: fc.constant({ what: 'hold' as const }) },
  { weight: 1, arbitrary: fc.constant({ what: 'cancel' as const }) },
)
/** Acts before the queue runs, twice. */
const aStory = fc.tuple(
  fc.array(anAct, { minLength: 1, maxLength: 5 }),
  fc.array(anAct, { minLength: 1, maxLength: 4 }),
)

/** Compares what came with what is true; follows the entry in the customer's calendar. */
function judge(standing: Standing, came: Awaited<ReturnType<typeof mailsTo>>, wanted: readonly string[]) {
  expect(came.map(({ kind }) => kind)).toEqual(wanted)
  for (const { kind, subject, text, entry } of came) {
    if (kind === 'delivery-planned') expect(subject).toContain(dayInWords(standing.day ?? ''))
    if (kind === 'order-confirmed' && standing.day !== null && text.includes('We leveren op'))
      expect(text).toContain(`We leveren op ${dayInWords(standing.day).replace(/\s+/g, ' ')}`)
    if (isUnderWay(standing)) {
      if (kind === 'delivery-planned') expect(entry).not.toBeNull()
      if (!entry) continue
      expect(entry).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' })
      expect(entry.day.slice(0, 8)).toBe(standing.day?.replaceAll('-', ''))
      expect(entry.sequence).toBeGreaterThanOrEqual(standing.lastSequence)
      if (standing.entry) {
        expect(entry.uid).toBe(standing.entry.uid)
        if (standing.entry.day !== entry.day) expect(entry.sequence).toBeGreaterThan(standing.lastSequence)
      }
      standing.entry = entry
      standing.lastSequence = entry.sequence
      continue
    }
    if (!standing.entry) {
      expect(entry).toBeNull()
      continue
    }
    expect(entry).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: standing.entry.uid })
    expect(entry?.sequence).toBeGreaterThan(standing.lastSequence)
    standing.lastSequence = entry?.sequence ?? 0
    standing.entry = null
  }
}

test('customers read what is true when it leaves, whatever was done before the queue ran', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStory, { minLength: 2, maxLength: 2 }), async stories => {
      const played = await Promise.all(
        stories.map(async story => ({
          story,
          of: await ordered(),
          standing: { state: 'acknowledged', day: null, entry: null, lastSequence: -1 } as Standing,
          read: 0,
        })),
      )
      for (const phase of [0, 1] as const) {
        const wanted = await Promise.all(
          played.map(({ of, standing, story }) => doActs(of, standing, story[phase])),
        )
        await queue.run()
        for (const [index, each] of played.entries()) {
          const all = await mailsTo(each.of)
          const came = all.slice(each.read).filter(({ kind }) => kind !== 'order-confirmation')
          each.read = all.length
          if (phase === 0) {
            const [confirmation] = all
            expect(confirmation?.kind).toBe('order-confirmation')
            const hasMovedOn = each.standing.day !== null || each.standing.state !== 'acknowledged'
            expect(/uiterlijk|1 tot 3 weken/.test(confirmation?.text ?? '')).toBe(!hasMovedOn)
          }
          judge(each.standing, came, wanted[index] ?? [])
        }
      }
    }),
    { numRuns: 4 },
  )
})

test('an overtaken mail says so at its case and in the mails, with what overtook it; sent again it is judged again', async () => {
  const of = await ordered()
  const { desk } = of
  await desk.act('levering', { ...plan, day: inDays(4) })
  await desk.act('status', { state: 'held', mail: true })
  await queue.run()
  expect(await statusesOf(shop, of.number, 'delivery-planned')).toEqual([
    { state: 'overtaken', by: 'state-changed', attempts: 0 },
  ])
  const seen = await desk.read()
  const mail = seen.mails.find(({ kind }) => kind === 'delivery-planned')
  const held = seen.timeline.findLast(({ type }) => type === caseEvents.stateChanged)
  expect(mail).toMatchObject({ state: 'overtaken', overtakenBy: held?.id, lastError: null })

  const refused = await desk.act(`mails/${mail?.id}/opnieuw`)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('klopt niet meer')

  await desk.act('status', { state: 'inProgress', mail: true })
  expect((await desk.act(`mails/${mail?.id}/opnieuw`)).status).toBe(204)
  await queue.run()
  expect(await statusesOf(shop, of.number, 'delivery-planned')).toEqual([
    { state: 'sent', by: null, attempts: 1 },
  ])
  const [planned] = (await mailsTo(of)).filter(({ kind }) => kind === 'delivery-planned')
  expect(planned?.entry).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' })
})

test('a mail that was queued by the release before is judged by the moment at which it was queued', async () => {
  const of = await ordered()
  await of.desk.act('levering', { ...plan, day: inDays(4) })
  // As that release writes a row: without the columns of this one.
  await rowsOf(
    shop,
    `with gone as (delete from deliveries where kind = 'delivery-planned' and recipient = $1 returning *)
     insert into deliveries (channel, kind, recipient, message_id, case_id, priority, created_at, told_at)
     select channel, kind, recipient, message_id, case_id, priority, created_at, created_at from gone`,
    [of.mailbox],
  )
  await of.desk.act('levering', { ...plan, day: inDays(6), mail: false })
  await queue.run()
  expect(await statusesOf(shop, of.number, 'delivery-planned')).toEqual([
    { state: 'overtaken', by: 'delivery-planned', attempts: 0 },
  ])
})

test('what a person wrote arrives though the order is cancelled before, and a copy tells what its mail told', async () => {
  const of = await ordered()
  const { desk } = of
  const answer = { subject: 'Je vraag', text: 'We bellen je morgen.', files: [] }
  expect((await desk.act('antwoord', answer)).status).toBe(204)
  await desk.act('status', { state: 'inProgress', mail: true })
  await rowsOf(shop, "update deliveries set due_at = now() where kind = 'case-message'")
  await queue.run()
  const mail = (await desk.read()).mails.find(({ kind }) => kind === 'order-confirmed')
  await desk.act('levering', { ...plan, day: inDays(5), mail: false })
  expect((await desk.act(`mails/${mail?.id}/opnieuw`)).status).toBe(204)
  await queue.run()
  const confirmed = (await mailsTo(of)).filter(({ kind }) => kind === 'order-confirmed')
  expect(confirmed).toHaveLength(2)
  expect(confirmed[0]?.text).toContain('We spreken een dag voor de levering met je af')
  expect(confirmed[1]?.text).not.toMatch(/We spreken een dag|We leveren op/)
  expect(confirmed[1]?.entry).toBeNull()
  expect(
    queue.received.some(
      ({ recipients, email }) => recipients.includes(of.mailbox) && email.subject?.startsWith('Je vraag'),
    ),
  ).toBe(true)
})
