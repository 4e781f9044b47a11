import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Failure } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import { sessionHash } from '../../../platform/http/session.ts'
import { answerStepMs } from '../../../platform/secrets/work-factors.ts'
import type { PromisedFor } from '../../calendar/server/promised.ts'
import { byPhoneHeader } from '../../carts/order-by-phone.ts'
import type { AccountServices } from '../../customers/server/account-services.ts'
import { customerIdByEmails } from '../../customers/server/claim-guest-cases.ts'
import { withConstantTime } from '../../customers/server/constant-time.ts'
import { signedInCustomer } from '../../customers/server/signed-in.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import type { StaffServices } from '../../staff/server/staff-services.ts'
import { idempotencyHeader, orderCalls, type Submission, unidentified } from '../contract.ts'
import { lastOrderCalls } from '../contract-last-order.ts'
import { orderRefusals } from '../texts.ts'
import { buyerOf } from './buyer.ts'
import { accountForLastOrder } from './guest-account.ts'
import { lastOrder } from './last-order.ts'
import { orderAgent } from './order-agent.ts'
import type { OrderServices, Visitor } from './order-services.ts'
import { placeOrder } from './place-order.ts'
import type { Outcome, RequestQuote } from './submit.ts'

const noQuotes: Outcome = {
  kind: 'refused',
  refusal: { message: orderRefusals.noQuotes, reasons: [orderRefusals.noQuotes] },
}

const nothingOrdered: Failure = { message: orderRefusals.noneYet }

type Services = OrderServices &
  AccountServices & {
    readonly promisedFor: PromisedFor
    /** Absent in a shop that makes no quotes. */
    readonly requestQuote?: RequestQuote
    /** By which colleagues are known who order for a caller. */
    readonly staff: Pick<StaffServices, 'database' | 'cookie'>
  }

type Options = { services: Services; isBulk: (request: FastifyRequest) => boolean }

/** POST /api/order and what there is of the last one (src/features/orders/contract.ts); needs a session. */
export const orderRoutes: FastifyPluginAsync<Options> = async (app, { services, isBulk }) => {
  serve(app, orderCalls.placeOrder, async ({ body, headers, request }) => {
    const taker = headers[byPhoneHeader] === undefined ? null : await orderAgent(request, services.staff)
    // A 403 is logged on whatever call.
    if (taker?.kind === 'refused' && taker.status === 401)
      logSecurity(request, 'access-refused', { reason: '401' })
    if (taker?.kind === 'refused') return { status: taker.status, body: taker.body }
    const customer = taker ? null : await signedInCustomer(request, services.database)
    const visitor: Visitor = {
      sessionHash: sessionHash(request),
      customer,
      ownerId: taker
        ? await customerIdByEmails(services.database, addressesIn(body))
        : (customer?.id ?? null),
      idempotencyKey: headers[idempotencyHeader] ?? null,
      placedByStaff: taker?.staffId ?? null,
      isBulk: !taker && isBulk(request),
    }
    const outcome = await submitted(services, visitor, body, customer)
    if (!outcome) return { status: 401, body: unidentified }
    switch (outcome.kind) {
      case 'placed':
        return { status: 201, body: outcome.answer }
      case 'price-changed':
        return { status: 409, body: outcome.answer }
      case 'refused':
        return { status: 422, body: outcome.refusal }
    }
  })

  serve(app, lastOrderCalls.lastOrder, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const last = await lastOrder(services.database, sessionHash(request), services.promisedFor)
    return last ? { status: 200, body: last } : { status: 404, body: nothingOrdered }
  })

  serve(app, lastOrderCalls.accountForLastOrder, async ({ request }) => {
    const secondsUntilMail = await withConstantTime(answerStepMs, () =>
      accountForLastOrder(services, sessionHash(request)),
    )
    return secondsUntilMail === undefined
      ? { status: 404, body: nothingOrdered }
      : { status: 201, body: { secondsUntilMail } }
  })
}

/** By which a caller may log in: as the organisation, or as who is called about it. */
const addressesIn = ({ request }: Submission) => [
  request.userWithoutAccountInformation?.email,
  'contactPerson' in request.additionalData ? request.additionalData.contactPerson?.email : null,
]

/** Outcome of a submission; null if the customer was deleted since the session was read. */
async function submitted(
  services: Services,
  visitor: Visitor,
  submission: Submission,
  customer: StoredCustomer | null,
): Promise<Outcome | null> {
  if (submission.kind === 'quote')
    return services.requestQuote?.(services, visitor, submission.request) ?? noQuotes
  const { userWithoutAccountInformation: details, ...order } = submission.request
  const orderer = buyerOf(details, customer, services.ibanCipher)
  return orderer && placeOrder(services, visitor, { ...order, orderer })
}
