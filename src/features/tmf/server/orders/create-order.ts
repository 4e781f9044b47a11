import type { FastifyRequest } from 'fastify'
import { asFormFields, fieldErrors } from '../../../../common/contract/failure.ts'
import { parseOrderNumber } from '../../../../common/order-number.ts'
import { isUniqueViolation } from '../../../../platform/database/failures.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { externalIdConstraint } from '../../../api-clients/server/api-cases.ts'
import { IdempotencyKey, idempotencyHeader, OrderRequest } from '../../../orders/contract.ts'
import { bodyMac } from '../../../orders/server/idempotency.ts'
import type { OrderServices } from '../../../orders/server/order-services.ts'
import { placeOrder } from '../../../orders/server/place-order.ts'
import type { Outcome } from '../../../orders/server/submit.ts'
import { orderRefusals } from '../../../orders/texts.ts'
import type { WrongPath } from '../../consents.ts'
import { type AskedOrder, askedOrder, wrongPaths } from '../../product-order-request.ts'
import { productOrderTexts as texts } from '../../product-order-texts.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'
import type { Json } from '../kit/json.ts'
import {
  earlierNumber,
  longestExternalId,
  placingClient,
  placingVisitor,
  unknownReseller,
} from '../kit/placing.ts'

/**
 * Places an order by the use case of the shop. The same body again under its external id or its key is the first order; another
 * body is in conflict with it.
 * @returns the order's nine digits
 */
export async function createOrder(
  services: OrderServices,
  caller: ApiCaller,
  body: Json,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<string | TmfRefusal> {
  const asked = askedOrder(body, caller)
  const parsed = OrderRequest.safeParse(asked.request)
  const idempotencyKey = IdempotencyKey.safeParse(headers[idempotencyHeader])
  if (!idempotencyKey.success)
    return refusal(400, 'invalidBody', texts.wrongKey, {
      fields: [{ path: idempotencyHeader, message: texts.wrongKey }],
    })
  const wrong: readonly WrongPath[] = [
    ...asked.wrong,
    ...(parsed.error
      ? wrongPaths(asFormFields(fieldErrors(parsed.error), 'additionalData', 'userWithoutAccountInformation'))
      : []),
    ...((asked.externalId?.length ?? 0) > longestExternalId
      ? [{ path: 'externalId', message: texts.externalIdTooLong(longestExternalId) }]
      : []),
    ...(await unknownReseller(services.database, parsed.data?.additionalData.resellerId ?? null)),
  ]
  if (!parsed.data || wrong.length > 0) return refusal(422, 'refused', orderRefusals.notSo, { fields: wrong })

  const mac = bodyMac(services.bodyKey, body)
  const earlier = await earlierOrder(services, caller, asked, mac)
  if (earlier !== null) return earlier
  const { userWithoutAccountInformation: details, ...order } = parsed.data
  if (!details) throw new Error('A body without a buyer passed')
  const client = placingClient(
    caller,
    { externalId: asked.externalId, sent: asked.sent, bodyMac: mac },
    asked.consents,
  )
  const visitor = placingVisitor(client, idempotencyKey.data ?? null)
  try {
    return answerOf(
      await placeOrder(services, visitor, { ...order, orderer: { kind: 'guest', details } }),
      asked,
    )
  } catch (error) {
    // The same external id came in twice at once.
    if (!isUniqueViolation(error, externalIdConstraint)) throw error
    return (await earlierOrder(services, caller, asked, mac)) ?? conflict(texts.externalIdUsed)
  }
}

const conflict = (reason: string) => refusal(409, 'conflict', reason)

async function earlierOrder(
  { database }: Pick<OrderServices, 'database'>,
  caller: ApiCaller,
  { externalId }: AskedOrder,
  mac: Buffer,
): Promise<string | TmfRefusal | null> {
  const earlier = await earlierNumber(database, caller, { externalId, bodyMac: mac })
  return earlier === 'other' ? conflict(texts.externalIdUsed) : earlier
}

function answerOf(outcome: Outcome, { request: { products } }: AskedOrder): string | TmfRefusal {
  const positionOf = (id: number) => products.findIndex(product => product.id === id)
  switch (outcome.kind) {
    case 'placed':
      return parseOrderNumber(outcome.answer.orderNumber) ?? ''
    case 'price-changed':
      return refusal(409, 'conflict', outcome.answer.message, {
        fields: outcome.answer.changes.map(({ id, now }) => ({
          path: `productOrderItem[${positionOf(id)}].itemPrice`,
          message: texts.priceIs(now),
        })),
      })
    case 'refused': {
      const { message, reasons, errors = {}, unknownProducts = [] } = outcome.refusal
      if (message === orderRefusals.keyUsed) return conflict(texts.keyUsed)
      const fields = [
        ...wrongPaths(errors),
        ...unknownProducts.map(id => ({
          path: `productOrderItem[${positionOf(id)}].productOffering.id`,
          message: texts.noOffering,
        })),
      ]
      return fields.length > 0
        ? refusal(422, 'refused', message, { fields })
        : refusal(422, 'refused', message, {
            fields: reasons.map(reason => ({ path: 'productOrderItem', message: reason })),
          })
    }
  }
}
