import { expect, expectTypeOf, test } from 'vitest'
import { byKind, declareEvent, type EventFacts, kindOf, nameOf } from '../../common/event-kind.ts'
import { mailEntryKinds } from '../../features/case-desk/events.ts'
import { caseEvents } from '../../features/cases/events.ts'
import type { TimelineWords } from '../../features/cases/timeline-words.ts'
import type { NewEvent } from '../../features/events/server/events.ts'
import type { NotifiedAs, NotifiedEvents } from '../../features/webhooks/notified-events.ts'
import { wordsOfEvents } from '../desk/timeline-words.ts'
import type { CaseEventName, EventFact, EventName, TimelineName } from './declared.ts'
import { logNameOf, logNames } from './log-names.ts'
import { notifiedAsOf } from './notified-events.ts'
import { exportsOf } from './testing-declared.ts'

test('mistakes do not compile, which npm run check judges', () => {
  type Kind = NewEvent['type']
  expectTypeOf<'delivery-planned'>().not.toExtend<Kind>()
  expectTypeOf<Kind>().not.toExtend<string>()
  expectTypeOf(caseEvents).not.toHaveProperty('deliveryPlaced')
  expectTypeOf<'delivery-planed'>().not.toExtend<EventName>()
  expectTypeOf<'dag'>().not.toExtend<EventFact>()
  expectTypeOf<{ dag: string }>().not.toExtend<EventFacts<'day'>>()
  type Two = Pick<typeof caseEvents, 'opened' | 'viewed'>
  expectTypeOf<{ 'case-opened': 'created' }>().not.toExtend<NotifiedEvents<Two>>()
  expectTypeOf<'changd'>().not.toExtend<NotifiedAs>()
  expectTypeOf<Kind>().not.toExtend<keyof TimelineWords<CaseEventName>>()
})

test('a declared kind is the word that is stored', () => {
  expect(caseEvents.deliveryPlanned).toBe('delivery-planned')
  expect(declareEvent('made-up', 'day')).toBe(kindOf('made-up'))
})

test('a table is asked with a kind, and has nothing for one of another release', () => {
  const table = byKind({ 'case-opened': 1 })
  expect([table(caseEvents.opened), table(kindOf('of-a-later-release')), table(kindOf('toString'))]).toEqual([
    1,
    null,
    null,
  ])
})

test('receivers hear of a planned delivery and of no note, and the log names every kind', () => {
  expect(notifiedAsOf(caseEvents.deliveryPlanned)).toBe('changed')
  expect(notifiedAsOf(kindOf('note-written'))).toBeNull()
  expect(logNameOf(caseEvents.deliveryPlanned)).toBe('Levering gepland')
  expect(logNameOf(kindOf('of-a-later-release'))).toBe('Iets van een andere versie')
  expect(new Set(Object.values(logNames)).size).toBe(Object.keys(logNames).length)
})

test('the kinds that features declare are those of the tables', async () => {
  const declared = await exportsOf('events.ts')
  const known = [...Object.keys(logNames), nameOf(mailEntryKinds.queued)]
  expect(declared.toSorted()).toEqual(known.toSorted())
})

test('every entry of the timeline has words', () => {
  const words: TimelineWords<TimelineName> = wordsOfEvents
  expect(Object.keys(words).length).toBeGreaterThan(0)
})
