import type { CallHandlers } from '../../../platform/http/serve-calls.ts'
import type { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { actOf } from './asked-revision.ts'
import { changeMany, undoMany } from './bulk-changes.ts'
import { answered, notDone, okOrRefused } from './desk-answers.ts'
import { namesOfColleagues } from './desk-dto.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { moveItems } from './move-items.ts'
import { plannedCalendar } from './planned-calendar.ts'

/** Many offerings of a revision at once, changes that go to another one, and what is planned. */
export const bulkHandlers = {
  changeMany: async ({ params, body, request }, services) => {
    const outcome = await changeMany(services, actOf(request, params), body)
    return outcome.kind === 'done' ? { status: 200, body: outcome.value } : notDone(outcome)
  },

  undoMany: async ({ params, request }, services) =>
    okOrRefused(await undoMany(services, actOf(request, params))),

  moveItems: async ({ params, body, request }, services) =>
    answered(await moveItems(services, actOf(request, params), body)),

  calendar: async (_, { database }) => ({
    status: 200,
    body: await plannedCalendar(database, await namesOfColleagues(database)),
  }),
} satisfies Partial<CallHandlers<typeof calls, CatalogueDeskServices>>
