import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { callMessages } from '../../api/texts.ts'
import { Failure } from '../../common/contract/failure.ts'
import { signInQuestion, staleBecause } from '../../features/desk/components/desk-state.ts'
import { routeIds } from '../../ui/navigation/route-ids.ts'

/** Latest response to a route, and the page it belongs to. */
type Known = { readonly address: string; readonly data: unknown }

const known = new Map<string, Known>()

/** Notes what shows; the desk calls it whenever that changes. @param frame the id of the desk's own route */
export function noteShown(
  address: string,
  matches: readonly { readonly id: string; readonly loaderData: unknown }[],
) {
  known.clear()
  for (const { id, loaderData } of matches) known.set(id, { address, data: loaderData })
}

type Results = Record<string, DataStrategyResult>

/**
 * A page that is open stays open while the server cannot be asked, or no longer knows who asks: what was known stays in
 * sight, with every word that was typed, and the frame says what is the matter. What another page would show is not known;
 * there the refusal shows in the frame.
 */
export const keepWhatIsKnown: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  if (request.signal.aborted) return results
  const { pathname, search } = new URL(request.url)
  const kept = Object.entries(results).map(([id, result]) => [
    id,
    isPassing(result) ? (instead(id, pathname + search) ?? result) : result,
  ])
  tellFrame(Object.values(results))
  return Object.fromEntries(kept)
}

/** A response that may differ later: no session, or an unavailable server. */
const isPassing = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' && (isSignedOut(result) || isUnreachable(result))

/** The frame is the same on every page. */
const frame = routeIds.desk

function instead(id: string, address: string): DataStrategyResult | null {
  const before = known.get(id)
  return before && (id === frame || before.address === address) ? { type: 'data', result: before.data } : null
}

function tellFrame(results: readonly DataStrategyResult[]) {
  const errors = results.flatMap(({ type, result }) => (type === 'error' ? [result] : []))
  const unreachable = errors.find(isUnreachable)
  staleBecause.set(unreachable === undefined ? null : messageIn(unreachable))
  if (errors.some(isSignedOut)) void signInQuestion.ask()
}

export const isSignedOut = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 401

/** The server cannot, or nothing came back at all: the same question may be answered later. A redirect is an answer. */
export const isUnreachable = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status >= 500 || error.status === 429 : !(error instanceof Response)

/** The server's message of an error, if there is one. */
export const messageIn = (error: unknown): string =>
  (isRouteErrorResponse(error) && Failure.safeParse(error.data).data?.message) || callMessages.unavailable
