import { expect, test } from 'vitest'
import { parseHubQuery } from './hub-query.ts'

test.each([
  ['', { events: [], states: [] }],
  ['eventType=ProductOrderStateChangeEvent', { events: ['ProductOrderStateChangeEvent'], states: [] }],
  [
    'eventType=ProductOrderCreateEvent,ProductOrderStateChangeEvent&event.productOrder.state=completed;failed',
    { events: ['ProductOrderCreateEvent', 'ProductOrderStateChangeEvent'], states: ['completed', 'failed'] },
  ],
  ['productOrder.state=held', { events: [], states: ['held'] }],
  ['event.cancelProductOrder.state=done', { events: [], states: ['done'] }],
])('the query %s of a hub asks for %o', (query, expected) => {
  expect(parseHubQuery('TMF622', query)).toEqual(expected)
})

test('the status of a product stands in the query as TMF637 calls it', () => {
  for (const name of ['status', 'product.status', 'event.product.status'])
    expect(parseHubQuery('TMF637', `${name}=active`)).toEqual({ events: [], states: ['active'] })
  expect(parseHubQuery('TMF637', 'state=active')).toBeNull()
})

test.each([
  'relatedParty.id=5',
  'quote.state=accepted',
  'eventType=',
  'onzin',
  `state=${'a,'.repeat(21)}`,
  `eventType=${'a'.repeat(500)}`,
])('the query %s is not understood', query => expect(parseHubQuery('TMF622', query)).toBeNull())
