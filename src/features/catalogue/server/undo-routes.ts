import type { FastifyRequest } from 'fastify'
import type { CallHandlers } from '../../../platform/http/serve-calls.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import type { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { answered, notDone, okOrRefused, refusal } from './desk-answers.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { confirmUndo, refuseUndo, type UndoRequestAct, undoRevision, withdrawUndo } from './undo-revision.ts'

/** Undoing revisions, and the requests that a second colleague decides. */
export const undoHandlers = {
  undoRevision: async ({ params: { id }, body, request }, services) => {
    const outcome = await undoRevision(services, { staffId: staffOf(request).id, id }, body)
    if (outcome.kind !== 'done') return notDone(outcome)
    return 'undoing' in outcome.value
      ? { status: 200, body: { id: outcome.value.undoing } }
      : { status: 202, body: { request: outcome.value.request } }
  },

  confirmUndo: async ({ params, request }, services) => {
    const outcome = await confirmUndo(services, actOf(request, params))
    if (outcome.kind === 'done') return { status: 200, body: { id: outcome.value } }
    return refusal(outcome)
  },

  refuseUndo: async ({ params, body, request }, services) =>
    answered(await refuseUndo(services, actOf(request, params), body.reason)),

  withdrawUndo: async ({ params, request }, services) =>
    okOrRefused(await withdrawUndo(services, actOf(request, params))),
} satisfies Partial<CallHandlers<typeof calls, CatalogueDeskServices>>

const actOf = (
  request: FastifyRequest,
  { id, verzoek }: { readonly id: number | null; readonly verzoek: number | null },
): UndoRequestAct => ({ staffId: staffOf(request).id, id, request: verzoek })
