import type { HubApi } from './event-types.ts'

/** Events of a subscription by TM Forum's hub: their names, and states of the resource; empty for all. */
export type HubQuery = { readonly events: readonly string[]; readonly states: readonly string[] }

/** Paths of the states in the events of an API. */
const statePaths = {
  TMF620: ['catalog.state'],
  TMF622: ['productOrder.state', 'cancelProductOrder.state'],
  TMF637: ['product.status'],
  TMF648: ['quote.state'],
} as const satisfies Record<HubApi, readonly string[]>
const longest = 500
const mostValues = 20

/**
 * Reads the query of a subscription: `eventType=ProductOrderStateChangeEvent&event.productOrder.state=completed,failed`.
 * null where it names anything else: a filter that is not understood would tell of more than was asked for.
 */
export function parseHubQuery(api: HubApi, query: string): HubQuery | null {
  if (query.length > longest) return null
  const stateNames = statePaths[api].flatMap(path => [path.replace(/^.*\./, ''), path, `event.${path}`])
  const events: string[] = []
  const states: string[] = []
  for (const [name, value] of new URLSearchParams(query)) {
    const values = value.split(/[,;]/).filter(Boolean)
    if (values.length === 0 || values.length > mostValues) return null
    if (name === 'eventType') events.push(...values)
    else if (stateNames.includes(name)) states.push(...values)
    else return null
  }
  return { events, states }
}
