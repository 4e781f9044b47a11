import type { FastifyPluginAsync } from 'fastify'
import { shopCalls } from '../../contract/api/shop-calls.ts'
import { type Failure, unreadable } from '../../contract/failure.ts'
import { idempotencyHeader } from '../../contract/order.ts'
import { signedInCustomer } from '../accounts/signed-in.ts'
import type { PromisedFor } from '../calendar/promised.ts'
import { serve } from '../plugins/contract-routes.ts'
import { sessionHash } from '../plugins/session.ts'
import { parseIdempotencyKey } from './idempotency.ts'
import { lastOrder } from './last-order.ts'
import type { OrderServices, Visitor } from './order-services.ts'
import { customerOrderer } from './orderer.ts'
import { placeOrder } from './place-order.ts'
import { requestQuote } from './request-quote.ts'
import { parseSubmission, type Submission } from './submission.ts'
import type { Outcome } from './submit.ts'

const unidentified: Failure = { message: 'Vul eerst je gegevens in om te bestellen.' }
const nothingOrdered: Failure = { message: 'Er is nog geen bestelling geplaatst.' }

type Options = { services: OrderServices; promisedFor: PromisedFor }

/** POST /api/order and GET /api/order/last (contract/order.ts, contract/last-order.ts); needs a session. */
export const orderRoutes: FastifyPluginAsync<Options> = async (app, { services, promisedFor }) => {
  serve(app, shopCalls.placeOrder, async ({ body, request }) => {
    const idempotencyKey = parseIdempotencyKey(request.headers[idempotencyHeader])
    if (idempotencyKey === undefined) return { status: 400, body: unreadable }
    const customer = await signedInCustomer(request, services.database)
    const parsed = parseSubmission(body, customer && customerOrderer(customer, services.ibanCipher))
    if (parsed.kind === 'unidentified') return { status: 401, body: unidentified }
    if (parsed.kind === 'refused') return { status: 422, body: parsed.refusal }

    const visitor = { sessionHash: sessionHash(request), customerId: customer?.id ?? null, idempotencyKey }
    const outcome = await submitted(services, visitor, parsed.submission)
    switch (outcome.kind) {
      case 'placed':
        return { status: 201, body: outcome.answer }
      case 'price-changed':
        return { status: 409, body: outcome.answer }
      case 'refused':
        return { status: 422, body: outcome.refusal }
    }
  })

  serve(app, shopCalls.lastOrder, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const last = await lastOrder(services.database, sessionHash(request), promisedFor)
    return last ? { status: 200, body: last } : { status: 404, body: nothingOrdered }
  })
}

const submitted = (services: OrderServices, visitor: Visitor, submission: Submission): Promise<Outcome> =>
  submission.kind === 'quote'
    ? requestQuote(services, visitor, submission.request)
    : placeOrder(services, visitor, submission.request)
