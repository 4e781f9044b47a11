import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { noSuchNotice, noticeLinkCalls } from '../contract-link.ts'
import { noticeRefusals } from '../texts.ts'
import { askForNotice, confirmNotice, noticeToConfirm } from './notice-by-link.ts'

type Services = Parameters<typeof askForNotice>[0]

const dead = { status: 404, body: noSuchNotice } as const

/** Notices without an account (src/features/agreements/contract-link.ts). */
export async function noticeLinkRoutes(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, noticeLinkCalls.askForNotice, async ({ body }) => {
    const errors = await askForNotice(services, body, new Date())
    if (errors === 'unknown') return dead
    return errors ? { status: 422, body: markedFields(errors) } : { status: 204 }
  })

  serve(app, noticeLinkCalls.checkNotice, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const notice = await noticeToConfirm(services.database, body.token, new Date())
    return notice ? { status: 200, body: notice } : dead
  })

  serve(app, noticeLinkCalls.confirmNotice, async ({ body }) => {
    const errors = await confirmNotice(services, body)
    if (errors === 'unknown') return dead
    if (errors?.positions) return { status: 409, body: { message: noticeRefusals.ended } }
    return errors ? { status: 422, body: markedFields(errors) } : { status: 204 }
  })
}
