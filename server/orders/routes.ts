import type { FastifyPluginAsync } from 'fastify'
import type { Failure } from '../../contract/failure.ts'
import { lastOrder as lastOrderCall } from '../../contract/last-order.ts'
import { idempotencyHeader, placeOrder as placeOrderCall } from '../../contract/order.ts'
import { signedInCustomer } from '../accounts/signed-in.ts'
import type { PromisedFor } from '../calendar/promised.ts'
import { sessionHash } from '../plugins/session.ts'
import { parseIdempotencyKey } from './idempotency.ts'
import { lastOrder } from './last-order.ts'
import type { OrderServices, Visitor } from './order-services.ts'
import { customerOrderer } from './orderer.ts'
import { placeOrder } from './place-order.ts'
import { requestQuote } from './request-quote.ts'
import { isRecord, parseSubmission, type Submission } from './submission.ts'
import type { Outcome } from './submit.ts'

const malformed: Failure = { message: 'De aanvraag is niet leesbaar.' }
const unidentified: Failure = { message: 'Vul eerst je gegevens in om te bestellen.' }
const nothingOrdered: Failure = { message: 'Er is nog geen bestelling geplaatst.' }

type Options = { services: OrderServices; promisedFor: PromisedFor }

/** POST /api/order and GET /api/order/last (contract/order.ts, contract/last-order.ts); needs a session. */
export const orderRoutes: FastifyPluginAsync<Options> = async (app, { services, promisedFor }) => {
  app.post(placeOrderCall.path, async (request, reply) => {
    const idempotencyKey = parseIdempotencyKey(request.headers[idempotencyHeader])
    if (idempotencyKey === undefined || !isRecord(request.body)) return reply.code(400).send(malformed)
    const customer = await signedInCustomer(request, services.database.$client)
    const parsed = parseSubmission(request.body, customer && customerOrderer(customer, services.ibanCipher))
    if (parsed.kind === 'unidentified') return reply.code(401).send(unidentified)
    if (parsed.kind === 'refused') return reply.code(422).send(parsed.refusal)

    const visitor = { sessionHash: sessionHash(request), customerId: customer?.id ?? null, idempotencyKey }
    const outcome = await submitted(services, visitor, parsed.submission)
    switch (outcome.kind) {
      case 'placed':
        return reply.code(201).send(outcome.answer)
      case 'price-changed':
        return reply.code(409).send(outcome.answer)
      case 'refused':
        return reply.code(422).send(outcome.refusal)
    }
  })

  app.get(lastOrderCall.path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const last = await lastOrder(services.database, sessionHash(request), promisedFor)
    return last ?? reply.code(404).send(nothingOrdered)
  })
}

const submitted = (services: OrderServices, visitor: Visitor, submission: Submission): Promise<Outcome> =>
  submission.kind === 'quote'
    ? requestQuote(services, visitor, submission.request)
    : placeOrder(services, visitor, submission.request)
