import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { sessionHash } from '../../../platform/http/session.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { lastCaseOfVisitor } from '../../cases/server/case.ts'
import { lastOrderCalls } from '../../orders/contract-last-order.ts'
import { confirmationFile } from '../../orders/server/documents/order-files.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import type { ProgressServices } from './routes.ts'
import { trackingRefusals } from './texts.ts'

const noOrder = { status: 404, body: { message: trackingRefusals.noneYet } } as const

/** The file that the thank-you page offers, to the session that ordered alone. */
export async function lastOrderFileRoute(app: FastifyInstance, { services }: { services: ProgressServices }) {
  serve(app, lastOrderCalls.lastOrderFile, async ({ request, reply }) => {
    const last = await lastCaseOfVisitor(services.database, sessionHash(request), ['order', 'quote'])
    const order = last?.kind === 'order' ? await orderOf(services.database, last) : null
    if (!order) return noOrder
    reply.header('cache-control', 'no-store')
    const file = await confirmationFile(services.documents, order, services)
    return sendPdf(reply, `bestelling-${order.orderNumber}`, file)
  })
}
