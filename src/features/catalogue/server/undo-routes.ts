import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { answered, notDone, okOrRefused, refusal } from './desk-answers.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { confirmUndo, refuseUndo, type UndoRequestAct, undoRevision, withdrawUndo } from './undo-revision.ts'

/** Undoing revisions, and the requests that a second colleague decides. */
export function undoRoutes(app: FastifyInstance, services: CatalogueDeskServices): void {
  serve(app, calls.undoRevision, async ({ params: { id }, body, request }) => {
    const outcome = await undoRevision(services, { staffId: staffOf(request).id, id }, body)
    if (outcome.kind !== 'done') return notDone(outcome)
    return 'undoing' in outcome.value
      ? { status: 200, body: { id: outcome.value.undoing } }
      : { status: 202, body: { request: outcome.value.request } }
  })

  serve(app, calls.confirmUndo, async ({ params, request }) => {
    const outcome = await confirmUndo(services, actOf(request, params))
    if (outcome.kind === 'done') return { status: 200, body: { id: outcome.value } }
    return refusal(outcome)
  })

  serve(app, calls.refuseUndo, async ({ params, body, request }) =>
    answered(await refuseUndo(services, actOf(request, params), body.reason)),
  )

  serve(app, calls.withdrawUndo, async ({ params, request }) =>
    okOrRefused(await withdrawUndo(services, actOf(request, params))),
  )
}

const actOf = (
  request: FastifyRequest,
  { id, verzoek }: { readonly id: number | null; readonly verzoek: number | null },
): UndoRequestAct => ({ staffId: staffOf(request).id, id, request: verzoek })
