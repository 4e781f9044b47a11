import type { CallHandlers } from '../../../platform/http/serve-calls.ts'
import type { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { actOf } from './asked-revision.ts'
import { changeMany, undoMany } from './bulk-changes.ts'
import { notDone, okOrRefused } from './desk-answers.ts'
import type { CatalogueDeskServices } from './desk-services.ts'

/** Many offerings of a revision at once. */
export const bulkHandlers = {
  changeMany: async ({ params, body, request }, services) => {
    const outcome = await changeMany(services, actOf(request, params), body)
    return outcome.kind === 'done' ? { status: 200, body: outcome.value } : notDone(outcome)
  },

  undoMany: async ({ params, request }, services) =>
    okOrRefused(await undoMany(services, actOf(request, params))),
} satisfies Partial<CallHandlers<typeof calls, CatalogueDeskServices>>
