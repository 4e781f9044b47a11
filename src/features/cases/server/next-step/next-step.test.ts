import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { followedParts } from '../../../../app/server/followed-parts.ts'
import { stepSources } from '../../../../app/server/next-steps.ts'
import { deskOf, enquiredCase, orderedCase, orderedNumbers } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { addDays } from '../../../../common/working-days.ts'
import { quote, rowsOf } from '../../../orders/server/testing.ts'
import { submitCustomerRequest } from '../../../tracking/server/customer-request.ts'
import { fillInDue } from './fill-in.ts'

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
afterAll(() => shop.stop())

const sources = stepSources({ closingDays: [] })
const { calendar } = sources

/** Something that can be asked to be done with a case, whether or not it can be done. */
type Step =
  | { readonly act: string; readonly body: Readonly<Record<string, unknown>> }
  | { readonly wish: 'cancel' | 'change' }

const act = (name: string, body: Readonly<Record<string, unknown>>): Step => ({ act: name, body })
const laterDay = '2027-01-12'
const move = (state: string, reason: string | null = null) => act('status', { state, reason, mail: false })

const steps: readonly Step[] = [
  ...['reached', 'no-answer', 'voicemail', 'wrong-number'].map(outcome => act('gesprek', { outcome })),
  act('gesprek', { outcome: 'call-back', callBack: { day: laterDay, time: '10:00' } }),
  act('belafspraak', { day: laterDay, time: '11:00' }),
  ...['inProgress', 'pending', 'held', 'completed', 'cancelled', 'rejected', 'answered'].map(state =>
    move(state),
  ),
  move('closed', 'answered'),
  act('levering', { day: laterDay, partOfDay: 'day', installer: '', mail: false }),
  act('antwoord', { subject: 'Je vraag', text: 'Dat kan.' }),
  act('nummer', {
    position: 1,
    step: 'ask',
    provider: 'KPN',
    providerReference: '',
    day: laterDay,
    mail: false,
  }),
  act('nummer', {
    position: 1,
    step: 'plan',
    provider: '',
    providerReference: '',
    day: laterDay,
    mail: false,
  }),
  act('nummer', {
    position: 1,
    step: 'refuse',
    provider: '',
    providerReference: '',
    refusal: 'unknown',
    mail: false,
  }),
  { wish: 'change' },
  { wish: 'cancel' },
]

async function take(number: string, step: Step): Promise<void> {
  if ('act' in step) {
    const { status } = await deskOf(colleague, number).act(step.act, { id: randomUUID(), ...step.body })
    expect([204, 422]).toContain(status)
    return
  }
  const services = {
    database: shop.testDatabase.database,
    mailDomain: 'shop.example',
    callBy: (now: Date) => calendar.workingDaysLater(now, 1),
    onMailQueued: () => undefined,
    followed: followedParts,
  }
  await submitCustomerRequest(services, number, { wish: step.wish, words: randomUUID() })
}

const opened: Readonly<Record<string, () => Promise<string>>> = {
  order: () => orderedCase(shop),
  'order with a number': () => orderedNumbers(shop, ['020 123 45 67']),
  quote: () => orderedCase(shop, quote),
  enquiry: () => enquiredCase(shop),
}

describe('whatever is done with a case,', () => {
  it.each(Object.keys(opened))('%s has a next step and a moment for it until it is over', async kind => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 6 }),
        async sequence => {
          const number = (await opened[kind]?.()) ?? ''
          for (const step of sequence) {
            await take(number, step)
            const { state, closedAt, next, dueAt } = await deskOf(colleague, number).read()
            expect({ state, isDue: dueAt !== null }).toEqual({ state, isDue: next !== null })
            // After its end nothing is left but a call that was agreed since.
            if (closedAt === null) expect(next).not.toBeNull()
            else expect([null, 'call']).toContain(next)
          }
        },
      ),
      { numRuns: 8 },
    )
  })
})

const dueOf = async (number: string) =>
  (await rowsOf<{ due_at: Date | null }>(shop, 'select due_at from cases where number = $1', [number]))[0]
    ?.due_at ?? null

describe('an open case that the release before left without a moment', () => {
  it('gets the one of its next step, and one that has passed the next working day', async () => {
    const [fresh, old, over] = [await orderedCase(shop), await orderedCase(shop), await orderedCase(shop)]
    await deskOf(colleague, over).act('status', { state: 'cancelled', mail: false })
    await rowsOf(shop, 'update cases set due_at = null where number = any($1)', [[fresh, old, over]])
    await rowsOf(shop, "update cases set opened_at = now() - interval '90 days' where number = $1", [old])
    const now = new Date()
    while (await fillInDue(shop.testDatabase.database, sources, now)) {}
    const soon = calendar.workingDaysLater(now, 1)
    expect([await dueOf(fresh), await dueOf(old), await dueOf(over)]).toEqual([soon, soon, null])
  })

  it('keeps the day that its delivery has', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(colleague, number)
    await desk.act('status', { state: 'inProgress', mail: false })
    await desk.act('levering', { day: laterDay, partOfDay: 'day', installer: '', mail: false })
    await rowsOf(shop, 'update cases set due_at = null where number = $1', [number])
    while (await fillInDue(shop.testDatabase.database, sources)) {}
    expect(await dueOf(number)).toEqual(calendar.endOfDay(laterDay))
  })
})

describe('what an act leaves promised', () => {
  it('stays where the next step stays: a note, an assignment and a number do not put the call off', async () => {
    const number = await orderedNumbers(shop, ['020 123 45 67'])
    const desk = deskOf(colleague, number)
    const { dueAt, today } = await desk.read()
    await rowsOf(shop, "update cases set due_at = due_at - interval '1 hour' where number = $1", [number])
    await desk.act('notities', { text: 'Belt liever in de ochtend.' })
    await desk.act('behandelaar', { assignee: colleague.colleague.id })
    const ask = {
      position: 1,
      step: 'ask',
      provider: 'KPN',
      providerReference: '',
      day: addDays(today, 14),
      mail: false,
    }
    await desk.act('nummer', ask)
    const after = await desk.read()
    expect(after.next).toBe('call')
    expect(Date.parse(after.dueAt ?? '')).toBe(Date.parse(dueAt ?? '') - 3_600_000)
  })
})
