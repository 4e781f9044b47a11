import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { lineChangeCalls, noSuchChange } from '../contract.ts'
import { proposalRefusals } from '../texts.ts'
import { answerChange, changeToAnswer } from './answer-change.ts'

type Services = Parameters<typeof answerChange>[0]

/** Changes of an order that a mailed link asks about (src/features/line-changes/contract.ts). */
export async function lineChangeRoutes(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, lineChangeCalls.checkLineChange, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const change = await changeToAnswer(services.database, body.token)
    return change ? { status: 200, body: change } : { status: 404, body: noSuchChange }
  })

  serve(app, lineChangeCalls.answerLineChange, async ({ body }) => {
    const outcome = await answerChange(services, body)
    switch (outcome.kind) {
      case 'answered':
        return { status: 204 }
      case 'no-link':
        return { status: 404, body: noSuchChange }
      case 'too-late':
        return { status: 409, body: { message: outcome.message } }
      case 'long-term-first':
        return {
          status: 422,
          body: markedFields({ longTerm: { message: proposalRefusals.agreeToTerm } }),
        }
    }
  })
}
