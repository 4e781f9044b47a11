import { expect, test } from 'vitest'
import { mailEntryKinds } from '../../features/case-desk/events.ts'
import { caseEvents } from '../../features/cases/events.ts'
import type { TimelineWords } from '../../features/cases/timeline-words.ts'
import { byKind, declareEvent, kindOf, nameOf } from '../../features/events/declare.ts'
import type { NewEvent } from '../../features/events/server/events.ts'
import type { NotifiedAs, NotifiedEvents } from '../../features/webhooks/notified-events.ts'
import { wordsOfEvents } from '../desk/timeline-words.ts'
import type { CaseEventName, EventFact, EventName, TimelineName } from './declared.ts'
import { logNameOf, logNames } from './log-names.ts'
import { notifiedAsOf } from './notified-events.ts'
import { exportsOf } from './testing-declared.ts'

const write = <Fact extends string>(event: NewEvent<Fact>) => event
const actor = { kind: 'system' } as const

/** Mistakes that `npm run check` refuses; compiled, never called. One that compiles is an error of its own there. */
const mistakes = (stored: NewEvent['type'], words: TimelineWords<CaseEventName>) => [
  // @ts-expect-error no string is a kind
  write({ type: 'delivery-planned', actor }),
  // @ts-expect-error no feature declares it
  write({ type: caseEvents.deliveryPlaned, actor }),
  // @ts-expect-error a fact that its kind does not tell
  write({ type: caseEvents.deliveryPlanned, actor, data: { dag: '2026-12-01' } }),
  // @ts-expect-error a kind is compared with kinds
  stored === 'delivery-planned',
  // @ts-expect-error a misspelt name of a table
  ((): EventName => 'delivery-planed')(),
  // @ts-expect-error a misspelt fact
  ((): EventFact => 'dag')(),
  // @ts-expect-error a table that misses a kind
  ((): NotifiedEvents<Pick<typeof caseEvents, 'opened' | 'viewed'>> => ({ 'case-opened': 'created' }))(),
  // @ts-expect-error a table that misspells one
  ((): Readonly<Record<CaseEventName, NotifiedAs>> => ({ ...everyOne, 'delivery-planed': 'changed' }))(),
  // @ts-expect-error receivers are told in one of a few ways
  ((): NotifiedAs => 'changd')(),
  // @ts-expect-error the words of a kind are asked for by a table of kinds
  words[stored],
]

declare const everyOne: Readonly<Record<CaseEventName, NotifiedAs>>

test('mistakes do not compile', () => expect(mistakes).toBeTypeOf('function'))

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
