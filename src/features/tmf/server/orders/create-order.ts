import type { FastifyRequest } from 'fastify'
import { asFormFields, fieldErrors } from '../../../../common/contract/failure.ts'
import { parseOrderNumber } from '../../../../common/order-number.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { idempotencyHeader, OrderRequest } from '../../../orders/contract.ts'
import { bodyMac } from '../../../orders/server/idempotency.ts'
import type { OrderServices } from '../../../orders/server/order-services.ts'
import { placeOrder } from '../../../orders/server/place-order.ts'
import type { Outcome } from '../../../orders/server/submit.ts'
import { orderRefusals } from '../../../orders/texts.ts'
import type { WrongPath } from '../../consents.ts'
import { textIn } from '../../json.ts'
import { askedEnd, isEndRequest } from '../../product-order-end-request.ts'
import { type AskedOrder, askedOrder, wrongPaths } from '../../product-order-request.ts'
import { productOrderTexts as texts } from '../../product-order-texts.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'
import type { Json } from '../kit/json.ts'
import { placesBelow } from '../kit/paths.ts'
import { conflict, longestExternalId, placeOnce, unknownReseller } from '../kit/placing.ts'
import { createEnd, type EndServices } from './create-end.ts'
import { visibleOrder } from './order-source.ts'

/**
 * Places an order by the use case of the shop, once (`placeOnce`).
 * @returns the order's nine digits
 */
export async function createOrder(
  services: EndServices,
  caller: ApiCaller,
  body: Json,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<string | TmfRefusal> {
  if (isEndRequest(body)) return createEnd(services, caller, body, request)
  const { headers } = request
  const { asked, parsed, wrong } = await judgedOrder(services, caller, body)
  const { externalId, sent, consents } = asked
  return placeOnce(
    services.database,
    caller,
    {
      requestType: 'order',
      sent: { externalId, sent, bodyMac: bodyMac(services.bodyKey, body) },
      consents,
      key: headers[idempotencyHeader],
      texts,
    },
    async visitor => {
      if (!parsed.data || wrong.length > 0)
        return refusal(422, 'refused', orderRefusals.notSo, { fields: wrong })
      const { userWithoutAccountInformation: details, ...order } = parsed.data
      if (!details) throw new Error('A body without a buyer passed')
      const { replaces } = order.additionalData
      const replaced = replaces && (await visibleOrder(services.database, caller, replaces.agreement))
      if (replaces && !replaced)
        return refusal(422, 'refused', orderRefusals.notSo, {
          fields: [{ path: 'replaces.agreement', message: texts.noAgreement }],
        })
      const { client } = visitor
      const by = { ...visitor, ...(client && { client: { ...client, replaceable: replaced?.id } }) }
      return answerOf(
        await placeOrder(services, by, { ...order, orderer: { kind: 'guest', details } }),
        asked,
      )
    },
  )
}

const parts = ['additionalData', 'userWithoutAccountInformation'] as const

/** A body in the words of the order form, and everything that is wrong with it but for the rules over the order as a whole. */
async function judgedOrder(services: OrderServices, caller: ApiCaller, body: Json) {
  const asked = askedOrder(body, caller)
  const parsed = OrderRequest.safeParse(asked.request)
  const isBelowWrong = placesBelow(asked.wrong.map(({ path }) => path))
  const wrong: readonly WrongPath[] = [
    ...asked.wrong,
    ...wrongPaths(parsed.error ? asFormFields(fieldErrors(parsed.error), ...parts) : {}).filter(
      ({ path }) => !isBelowWrong(path),
    ),
    ...((asked.externalId?.length ?? 0) > longestExternalId
      ? [{ path: 'externalId', message: texts.externalIdTooLong(longestExternalId) }]
      : []),
    ...(await unknownReseller(services.database, textIn(asked.request.additionalData.resellerId) || null)),
  ]
  return { asked, parsed, wrong: wrong.length > 0 ? [...wrong, ...(await notSold(services, asked))] : wrong }
}

/** Offerings that are not sold; where nothing else is wrong the order itself says so. */
async function notSold(
  { catalogue }: Pick<OrderServices, 'catalogue'>,
  { request: { products } }: AskedOrder,
): Promise<readonly WrongPath[]> {
  const { sellables } = await catalogue.verified()
  return products.flatMap(({ id }, position) =>
    id === null || sellables.has(id) ? [] : [unknownOffering(position)],
  )
}

const unknownOffering = (position: number): WrongPath => ({
  path: `productOrderItem[${position}].productOffering.id`,
  message: texts.noOffering,
})

/** Everything that is wrong with a body, for one that does not fit the description. */
export const wrongOrderFields = async (
  services: OrderServices,
  caller: ApiCaller,
  body: Json,
): Promise<readonly WrongPath[]> => {
  if (!isEndRequest(body)) return (await judgedOrder(services, caller, body)).wrong
  const read = askedEnd(body)
  return 'wrong' in read ? read.wrong : []
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
      const fields = [...wrongPaths(errors), ...unknownProducts.map(id => unknownOffering(positionOf(id)))]
      return fields.length > 0
        ? refusal(422, 'refused', message, { fields })
        : refusal(422, 'refused', message, {
            fields: reasons.map(reason => ({ path: 'productOrderItem', message: reason })),
          })
    }
  }
}
