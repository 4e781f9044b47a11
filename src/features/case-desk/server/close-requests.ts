import type { RequestKind } from '../../cases/customer-requests.ts'
import { caseEvents } from '../../cases/events.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { type OpenRequest, openRequests } from '../../cases/server/planning/open-requests.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { valuesOfCase } from '../../events/server/case-events.ts'
import { eventsOfCase } from '../../events/server/events.ts'

/** Marks one request of the customer as handled; other requests stay open. */
export const closeRequest =
  (requestId: number): CommandHandler =>
  async (tx, locked) =>
    (await closeRequests(locked, tx, ({ id }) => id === requestId)) === 0
      ? refused(caseRefusals.requestHandled)
      : null

/** The same of several; those that somebody settled meanwhile stay so. */
export const closeAllRequests =
  (requestIds: readonly number[]): CommandHandler =>
  async (tx, locked) =>
    (await closeRequests(locked, tx, ({ id }) => requestIds.includes(id))) === 0
      ? refused(caseRefusals.requestHandled)
      : null

/** The same of those that a call or a message took up; what was settled before stays so. */
export const andCloseRequests =
  (handler: CommandHandler, requestIds: readonly number[]): CommandHandler =>
  async (tx, locked) => {
    const refusal = await handler(tx, locked)
    if (refusal === null && requestIds.length > 0)
      await closeRequests(locked, tx, ({ id }) => requestIds.includes(id))
    return refusal
  }

/** The same of all of some kinds, as a text for many cases names them. */
export const andCloseRequestsOf =
  (handler: CommandHandler, kinds: readonly RequestKind[]): CommandHandler =>
  async (tx, locked) => {
    const refusal = await handler(tx, locked)
    if (refusal === null && kinds.length > 0)
      await closeRequests(locked, tx, ({ kind }) => kinds.includes(kind))
    return refusal
  }

async function closeRequests(
  { row, change }: Parameters<CommandHandler>[1],
  tx: Parameters<CommandHandler>[0],
  isIt: (request: OpenRequest) => boolean,
): Promise<number> {
  const all = openRequests(row.kind, await eventsOfCase(tx, row.id), await valuesOfCase(tx, row.id))
  const open = all.filter(isIt)
  for (const { id, kind } of open)
    await change({ type: caseEvents.requestSettled, data: { settled: id, request: kind } })
  return open.length
}
