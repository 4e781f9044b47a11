import { productStatuses } from '../agreements/product-end.ts'
import { orderStates, quoteStates } from '../cases/case-states.ts'
import type { OrderAction } from '../cases/order-purpose.ts'
import type { HubApi } from './event-types.ts'
import { orderActions } from './happening.ts'

/** Events of a subscription by TM Forum's hub: their names, and states of the resource; empty for all. */
export type HubQuery = {
  readonly events: readonly string[]
  readonly states: readonly string[]
  /** Of orders: what adds something, unless the query asks for others. */
  readonly actions: readonly OrderAction[]
}

/** The states that events of an API can tell, by their path in it. */
const statesByPath = {
  TMF620: { 'catalog.state': ['Active', 'Obsolete'] },
  TMF622: {
    'productOrder.state': [...orderStates, 'assessingCancellation', 'pendingCancellation'],
    'cancelProductOrder.state': ['acknowledged', 'done', 'terminatedWithError'],
  },
  TMF637: { 'product.status': productStatuses },
  TMF651: { 'agreement.status': productStatuses },
  TMF648: { 'quote.state': quoteStates },
} as const satisfies Record<HubApi, Readonly<Record<string, readonly string[]>>>
/** Paths of the action of an order's items. */
const actionPaths: readonly string[] = [
  'productOrder.productOrderItem.action',
  'event.productOrder.productOrderItem.action',
]
const longest = 500
const mostValues = 20

/** A part of a query that is not understood: what it names, and the values that it may have where it has another. */
export type WrongHubQuery = { readonly wrong: string; readonly known: readonly string[] }

/**
 * Reads the query of a subscription: `eventType=ProductOrderStateChangeEvent&event.productOrder.state=completed,failed`.
 * A filter that is not understood would tell of more than was asked for, or of nothing.
 */
export function parseHubQuery(api: HubApi, query: string): HubQuery | WrongHubQuery {
  if (query.length > longest) return { wrong: 'query', known: [] }
  const events: string[] = []
  const states: string[] = []
  const actions: OrderAction[] = []
  for (const [name, value] of new URLSearchParams(query)) {
    const values = value.split(/[,;]/).filter(Boolean)
    const isAction = api === 'TMF622' && actionPaths.includes(name)
    const known = name === 'eventType' ? null : isAction ? orderActions : statesAt(api, name)
    if (values.length === 0 || values.length > mostValues || known?.length === 0)
      return { wrong: name.slice(0, mostNamed), known: [] }
    const wrong = values.find(each => known?.includes(each) === false)
    if (known && wrong !== undefined) return { wrong: `${name}=${wrong.slice(0, mostNamed)}`, known }
    if (isAction) actions.push(...orderActions.filter(action => values.includes(action)))
    else if (known) states.push(...values)
    else events.push(...values)
  }
  return { events, states, actions: actions.length > 0 ? actions : ['add'] }
}

/** So much of what was sent is said back. */
const mostNamed = 60

/** The states at a path: `event.productOrder.state`, `productOrder.state`, or `state` of all; none where it is no path of a state. */
const statesAt = (api: HubApi, name: string): readonly string[] =>
  Object.entries<readonly string[]>(statesByPath[api]).flatMap(([path, states]) =>
    [path.replace(/^.*\./, ''), path, `event.${path}`].includes(name) ? states : [],
  )
