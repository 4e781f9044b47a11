import { describe, expect, test } from 'vitest'
import { lineWithRow, type NetworkRow } from '../addresses/line-promise.ts'
import { cartOf, rows } from '../addresses/testing-rows.ts'
import { dsl, fibre } from '../carts/testing.ts'
import { deliveryInShort } from '../checkout/texts/internet.ts'
import { daysAhead, stepDays } from '../orders/order-days.ts'
import { orderPromise } from '../orders/order-promise.ts'
import { callByInWords, callFact, deliveryFact, deliveryInWords } from './delivery-texts.ts'

const promised = {
  orderedOn: '2026-11-23',
  callBy: '2026-11-24',
  delivery: { from: '2026-11-30', to: '2026-12-14' },
}
const at = (availability: NetworkRow['availability'], row: Partial<NetworkRow> = {}) =>
  lineWithRow(fibre(100, 100), { ...rows[availability], ...row })

test('days are written as people say them, each in one piece', () => {
  expect(callByInWords(promised)).toBe('uiterlijk dinsdag 24\u00a0november')
  expect(deliveryInWords(promised)).toBe('tussen 30\u00a0november en 14\u00a0december')
})

test('the steps after an order have their days; a quote is not delivered before it is accepted', () => {
  expect(stepDays(true, promised)).toEqual([
    'Uiterlijk dinsdag 24\u00a0november',
    undefined,
    'Tussen 30\u00a0november en 14\u00a0december',
  ])
  expect(stepDays(false, promised)).toEqual(['Uiterlijk dinsdag 24\u00a0november', undefined, undefined])
})

describe('an order is told the days that it still waits for', () => {
  const delivery = 'tussen 30\u00a0november en 14\u00a0december'
  test.each([
    ['acknowledged', '2026-11-25', `Geleverd ${delivery}.`],
    ['pending', '2026-11-23', `Geleverd ${delivery}.`],
    ['inProgress', '2026-12-14', `Geleverd ${delivery}.`],
    ['inProgress', '2026-12-15', null],
    ['held', '2026-11-23', null],
    ['completed', '2026-11-23', null],
    ['cancelled', '2026-11-23', null],
  ] as const)('%s on %s', (state, today, days) =>
    expect(daysAhead(state, promised, orderPromise([], true), today)).toBe(days),
  )

  test.each([
    [
      'where the address has other weeks',
      orderPromise(cartOf(at('on-net', { weeks: { from: 2, to: 6 } })), true),
    ],
    ['while its delivery is looked at first', orderPromise(cartOf(at('on-net')), false)],
  ])('no days of the delivery %s', (_, promise) =>
    expect(daysAhead('acknowledged', promised, promise, '2026-11-25')).toBeNull(),
  )
})

describe('the delivery', () => {
  test.each([
    ['no line', null] as const,
    ['fibre in the building', at('on-net')] as const,
    ['DSL', dsl(300, 50)] as const,
  ])('of %s takes 1 to 3 weeks, with its days where the server said them', (_, line) => {
    const spoken = deliveryFact({ line, isQuote: false, promised })
    expect(spoken.title).toBe('Levertijd 1 tot 3 weken')
    expect(spoken.text).toContain('tussen 30\u00a0november en 14\u00a0december')
    expect(deliveryFact({ line, isQuote: false, promised: null })).toEqual({
      title: 'Levertijd 1 tot 3 weken',
      text: 'We plannen een dag die jou past.',
    })
  })

  test('of a quote has no days: it begins when the quote is accepted', () =>
    expect(deliveryFact({ line: at('on-net'), isQuote: true, promised })).toEqual({
      title: 'Levertijd 1 tot 3 weken',
      text: 'Die begint als je de prijsopgave accepteert.',
    }))

  test.each([
    ['near-net', 'Levertijd 8 tot 12 weken'],
    ['other', 'Levertijd in overleg'],
    ['no-net', 'Levertijd in overleg'],
  ] as const)('of %s fibre follows what has to be done: %s', (availability, title) => {
    const fact = deliveryFact({ line: at(availability), isQuote: true, promised })
    expect(fact.title).toBe(title)
    expect(fact.text).not.toMatch(/november|december/)
  })
})

test('the weeks are those of the address: without days where they are others than the usual ones', () => {
  const line = at('on-net', { weeks: { from: 4, to: 6 } })
  expect(deliveryFact({ line, isQuote: false, promised })).toEqual({
    title: 'Levertijd 4 tot 6 weken',
    text: 'We plannen een dag die jou past.',
  })
  expect(deliveryFact({ line: at('near-net', { weeks: null }), isQuote: true, promised }).title).toBe(
    'Levertijd in overleg',
  )
  expect(
    deliveryFact({ line: at('near-net', { weeks: { from: 1, to: 1 } }), isQuote: true, promised }).title,
  ).toBe('Levertijd 1 week')
})

test('in short: the specified words, with the days of an order of today where they hold', () => {
  const days = 'Levertijd 1 tot 3 weken: bestel je vandaag, dan tussen 30\u00a0november en 14\u00a0december.'
  expect(deliveryInShort({ line: at('on-net'), isQuote: false, promised })).toBe(days)
  expect(deliveryInShort({ line: null, isQuote: false, promised })).toBe(days)
  expect(deliveryInShort({ line: null, isQuote: false, promised: null })).toBe('Levertijd 1 tot 3 weken.')
  expect(deliveryInShort({ line: at('on-net'), isQuote: true, promised })).toBe('Levertijd 1 tot 3 weken.')
  expect(deliveryInShort({ line: at('near-net'), isQuote: false, promised })).toBe(
    'Levertijd 8 tot 12 weken.',
  )
})

test('the call is about what was sent, by the day that is known', () => {
  expect(callFact({ isQuote: false, promised })).toEqual({
    title: 'Binnen 1 werkdag gebeld',
    text: 'We nemen je bestelling nog een keer met je door, uiterlijk dinsdag 24\u00a0november.',
  })
  expect(callFact({ isQuote: true, promised: null }).text).toBe(
    'We nemen je aanvraag nog een keer met je door. Daarna mailen we je de prijsopgave.',
  )
})
