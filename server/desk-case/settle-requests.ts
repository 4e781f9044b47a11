import { openRequests } from '../case-work/open-requests.ts'
import { valuesOfCase } from '../events/case-events.ts'
import { eventsOfCase } from '../events/events.ts'
import { refused, type Work } from './act.ts'

/** Notes that what a customer asked was taken up, by itself: other requests of his stay open. */
export const settling =
  (requestId: number): Work =>
  async (tx, held) =>
    (await settle(held, tx, [requestId])) === 0 ? refused('Dit verzoek is al afgehandeld.') : null

/** The same of those that a call or a message took up; what was settled before stays so. */
export const alsoSettling =
  (work: Work, requestIds: readonly number[]): Work =>
  async (tx, held) => {
    const refusal = await work(tx, held)
    if (refusal === null && requestIds.length > 0) await settle(held, tx, requestIds)
    return refusal
  }

async function settle(
  { found, change }: Parameters<Work>[1],
  tx: Parameters<Work>[0],
  requestIds: readonly number[],
): Promise<number> {
  const open = openRequests(
    found.kind,
    await eventsOfCase(tx, found.id),
    await valuesOfCase(tx, found.id),
  ).filter(({ id }) => requestIds.includes(id))
  for (const { id, kind } of open)
    await change({ type: 'request-settled', data: { settled: id, request: kind } })
  return open.length
}
