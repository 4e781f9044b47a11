import { expect, test } from 'vitest'
import { parseHubQuery } from './hub-query.ts'

test.each([
  ['', { events: [], states: [], actions: ['add'] }],
  [
    'eventType=ProductOrderStateChangeEvent',
    { events: ['ProductOrderStateChangeEvent'], states: [], actions: ['add'] },
  ],
  [
    'eventType=ProductOrderCreateEvent,ProductOrderStateChangeEvent&event.productOrder.state=completed;failed',
    {
      events: ['ProductOrderCreateEvent', 'ProductOrderStateChangeEvent'],
      states: ['completed', 'failed'],
      actions: ['add'],
    },
  ],
  ['productOrder.state=held', { events: [], states: ['held'], actions: ['add'] }],
  ['event.cancelProductOrder.state=done', { events: [], states: ['done'], actions: ['add'] }],
  [
    'event.productOrder.productOrderItem.action=modify,add',
    { events: [], states: [], actions: ['add', 'modify'] },
  ],
  ['productOrder.productOrderItem.action=modify', { events: [], states: [], actions: ['modify'] }],
])('the query %s of a hub asks for %o', (query, expected) => {
  expect(parseHubQuery('TMF622', query)).toEqual(expected)
})

test('the status of a product stands in the query as TMF637 calls it', () => {
  for (const name of ['status', 'product.status', 'event.product.status'])
    expect(parseHubQuery('TMF637', `${name}=active`)).toEqual({
      events: [],
      states: ['active'],
      actions: ['add'],
    })
  expect(parseHubQuery('TMF637', 'state=active')).toEqual({ wrong: 'state', known: [] })
})

test.each([
  ['relatedParty.id=5', 'relatedParty.id'],
  ['quote.state=accepted', 'quote.state'],
  ['eventType=', 'eventType'],
  ['onzin', 'onzin'],
  [`state=${'a,'.repeat(21)}`, 'state'],
  [`eventType=${'a'.repeat(500)}`, 'query'],
])('the query %s is not understood at %s', (query, wrong) =>
  expect(parseHubQuery('TMF622', query)).toEqual({ wrong, known: [] }),
)

test.each([
  ['TMF622', 'state=onbekend', 'held'],
  ['TMF622', 'productOrder.productOrderItem.action=noChange', 'delete'],
  ['TMF622', 'event.cancelProductOrder.state=held', 'terminatedWithError'],
  ['TMF622', 'productOrder.state=completed,Completed', 'completed'],
  ['TMF637', 'status=gone', 'pendingTerminate'],
  ['TMF651', 'agreement.status=gone', 'pendingTerminate'],
  ['TMF648', 'quote.state=acknowledged', 'approved'],
  ['TMF620', 'catalog.state=active', 'Active'],
] as const)('of %s, %s is refused with the states that there are', (api, query, known) => {
  const refused = parseHubQuery(api, query)
  expect('wrong' in refused && refused.known).toContain(known)
})
