import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { noSuchTransfer, transferLinkCalls } from '../contract-link.ts'
import { answerTransfer, type TransferLinkServices, transferToAnswer } from './transfer-by-link.ts'

const dead = { status: 404, body: noSuchTransfer } as const

/** Transfers that a side agrees to by its link (src/features/agreement-transfers/contract-link.ts). */
export async function transferLinkRoutes(
  app: FastifyInstance,
  { services }: { services: TransferLinkServices },
) {
  serve(app, transferLinkCalls.checkTransfer, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const transfer = await transferToAnswer(services.database, body.token, new Date())
    return transfer ? { status: 200, body: transfer } : dead
  })

  serve(app, transferLinkCalls.answerTransfer, async ({ body }) => {
    const refusal = await answerTransfer(services, body)
    if (refusal === null) return { status: 204 }
    if (refusal === 'unknown') return dead
    return 'over' in refusal
      ? { status: 409, body: { message: refusal.over } }
      : { status: 422, body: markedFields(refusal.errors) }
  })
}
