import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { type EndContext, giveNotice } from '../../../agreements/server/give-notice.ts'
import { noticeById } from '../../../agreements/server/stored-notices.ts'
import { underCaseLock } from '../../../agreements/server/under-case-lock.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { caseById } from '../../../cases/server/case.ts'
import type { CommandServices } from '../../../cases/server/commands/command.ts'
import { idempotencyHeader } from '../../../orders/contract.ts'
import { bodyMac, retryOwner, storeResponseAlso } from '../../../orders/server/idempotency.ts'
import type { OrderServices, Visitor } from '../../../orders/server/order-services.ts'
import { orderRefusals } from '../../../orders/texts.ts'
import { type AskedEnd, askedEnd, wrongEndPaths } from '../../product-order-end-request.ts'
import { askedOrder } from '../../product-order-request.ts'
import { productOrderTexts as texts } from '../../product-order-texts.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'
import type { Json } from '../kit/json.ts'
import { longestExternalId, placeOnce } from '../kit/placing.ts'
import { visibleOrder } from './order-source.ts'

export type EndServices = OrderServices & CommandServices & { readonly mailDomain: string }

const wrongBody = (fields: readonly { readonly path: string; readonly message: string }[]) =>
  refusal(422, 'refused', orderRefusals.notSo, { fields })

/**
 * Gives notice of agreement lines by the use case of the shop, once (`placeOnce`).
 * @returns the nine digits of the end
 */
export function createEnd(
  services: EndServices,
  caller: ApiCaller,
  body: Json,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<string | TmfRefusal> {
  const { externalId, sent } = askedOrder(body, caller)
  const mac = bodyMac(services.bodyKey, body)
  return placeOnce(
    services.database,
    caller,
    {
      requestType: 'order',
      sent: { externalId, sent, bodyMac: mac },
      consents: [],
      key: headers[idempotencyHeader],
      texts,
    },
    async visitor => {
      const read = askedEnd(body)
      if ('wrong' in read) return wrongBody(read.wrong)
      if ((externalId?.length ?? 0) > longestExternalId)
        return wrongBody([{ path: 'externalId', message: texts.externalIdTooLong(longestExternalId) }])
      const agreement = await visibleOrder(services.database, caller, read.asked.agreement)
      if (!agreement) return wrongBody([{ path: 'ends.agreement', message: texts.noAgreement }])
      return place(services, caller, read.asked, visitor)
    },
  )
}

async function place(
  services: EndServices,
  caller: ApiCaller,
  { agreement, notice }: AskedEnd,
  { client, ...visitor }: Visitor,
): Promise<string | TmfRefusal> {
  const id = randomUUID()
  const work = async (tx: Transaction, context: EndContext): Promise<FieldErrors | string> => {
    const asked = { ...notice, id, words: '' }
    const storeWith = client && ((of: Transaction, caseId: number) => client.storeWith(of, caseId))
    const errors = await giveNotice(tx, asked, { ...context, ...(storeWith && { storeWith }) })
    if (errors) return errors
    const given = await noticeById(tx, id)
    const end = given?.endCaseId ? await caseById(tx, given.endCaseId) : null
    if (!end) throw new Error('An end has no case')
    if (visitor.idempotencyKey !== null && client)
      await storeResponseAlso(
        tx,
        {
          ownerHash: retryOwner({ ...visitor, client }),
          key: visitor.idempotencyKey,
          bodyMac: client.bodyMac,
        },
        { orderNumber: formatOrderNumber(end.number), requestType: 'order' },
      )
    return end.number
  }
  const actor = { kind: 'client', id: caller.clientId } as const
  const outcome = await underCaseLock(
    services,
    agreement,
    () => true,
    work,
    () => actor,
  )
  if (outcome === 'unknown') return wrongBody([{ path: 'ends.agreement', message: texts.noAgreement }])
  return typeof outcome === 'string' ? outcome : wrongBody(wrongEndPaths(outcome))
}
