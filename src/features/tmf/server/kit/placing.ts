import { createHash } from 'node:crypto'
import { formatOrderNumber, parseOrderNumber } from '../../../../common/order-number.ts'
import { isUniqueViolation } from '../../../../platform/database/failures.ts'
import type { Database, Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import {
  caseUnderExternalId,
  externalIdConstraint,
  type SentCase,
  storeApiCase,
} from '../../../api-clients/server/api-cases.ts'
import { caseById, markAsTest } from '../../../cases/server/case.ts'
import { recordPassedOn } from '../../../consents/server/consents.ts'
import { IdempotencyKey, idempotencyHeader, type OrderPlaced } from '../../../orders/contract.ts'
import { retryOwner, storedResponse, storeResponseAlso } from '../../../orders/server/idempotency.ts'
import type { PlacingClient, Visitor } from '../../../orders/server/order-services.ts'
import { resellersByIds } from '../../../resellers/server/stored-resellers.ts'
import type { SentConsent, WrongPath } from '../../consents.ts'
import { productOrderTexts } from '../../product-order-texts.ts'
import { refusal, type TmfRefusal } from './errors.ts'

/* Orders and quotes that a client places have this in common. */

/** The client as the use cases of the shop know who places something. */
export const placingClient = (
  caller: ApiCaller,
  sent: SentCase,
  consents: readonly SentConsent[],
): PlacingClient => ({
  id: caller.clientId,
  sendsMails: caller.sendsMails,
  isTest: caller.isTest,
  bodyMac: sent.bodyMac,
  async storeWith(tx, caseId) {
    await storeApiCase(tx, caller, caseId, sent)
    if (caller.isTest) await markAsTest(tx, caseId)
    await recordPassedOn(
      tx,
      caseId,
      consents.map(({ kind, givenBy, channel, givenAt }) => ({
        kind,
        givenBy,
        how: channel,
        givenAt: givenAt === undefined ? null : new Date(givenAt),
      })),
    )
  },
})

/** The same as a visitor. */
const placingVisitor = (client: PlacingClient, idempotencyKey: string | null): Visitor => ({
  // Owner of its retry keys; no session has this hash.
  sessionHash: createHash('sha256').update(`client ${client.id}`).digest(),
  customer: null,
  ownerId: null,
  idempotencyKey,
  placedByStaff: null,
  isBulk: false,
  client,
})

/** The things that a client places, and why a key or number of its own stands for something else. */
type Placing = {
  readonly requestType: OrderPlaced['requestType']
  readonly sent: SentCase
  readonly consents: readonly SentConsent[]
  /** The header Idempotency-Key as it came. */
  readonly key: unknown
  readonly texts: { readonly keyUsed: string; readonly externalIdUsed: string }
}

const wrongKey = refusal(400, 'invalidBody', productOrderTexts.wrongKey, {
  fields: [{ path: idempotencyHeader, message: productOrderTexts.wrongKey }],
})

export const conflict = (reason: string): TmfRefusal => refusal(409, 'conflict', reason)

/**
 * Places something once. The same body again under its key or its external id is what the first one made; a key or an
 * external id that another body used is in conflict, the key first. A key that comes with a known external id stands for
 * that body from then on.
 * @param place by a use case of the shop
 * @returns nine digits
 */
export async function placeOnce(
  database: Database,
  caller: ApiCaller,
  { requestType, sent, consents, key, texts }: Placing,
  place: (visitor: Visitor) => Promise<string | TmfRefusal>,
): Promise<string | TmfRefusal> {
  const { data: idempotencyKey = null, error } = IdempotencyKey.safeParse(key)
  if (error) return wrongKey
  const visitor = placingVisitor(placingClient(caller, sent, consents), idempotencyKey)
  const retry = idempotencyKey !== null && {
    ownerHash: retryOwner(visitor),
    key: idempotencyKey,
    bodyMac: sent.bodyMac,
  }
  const underKey = async () => {
    const earlier = retry && (await storedResponse(database, retry))
    if (!earlier) return null
    return earlier.kind === 'other-body'
      ? conflict(texts.keyUsed)
      : (parseOrderNumber(earlier.answer.orderNumber) ?? '')
  }
  const earlierPlaced = async () => {
    const keyed = await underKey()
    if (keyed !== null) return keyed
    const earlier = await earlierNumber(database, caller, sent)
    if (earlier === null) return null
    if (earlier === 'other') return conflict(texts.externalIdUsed)
    if (!retry) return earlier
    await storeResponseAlso(database, retry, { orderNumber: formatOrderNumber(earlier), requestType })
    // Another body may have taken the key at the same moment.
    return underKey()
  }
  const earlier = await earlierPlaced()
  if (earlier !== null) return earlier
  try {
    return await place(visitor)
  } catch (error) {
    // The same external id came in twice at once.
    if (!isUniqueViolation(error, externalIdConstraint)) throw error
    return (await earlierPlaced()) ?? conflict(texts.externalIdUsed)
  }
}

/** The number of the case that this body made before under its external id; `other` where another body did, null where none. */
async function earlierNumber(
  database: Queryable,
  caller: ApiCaller,
  { externalId, bodyMac }: Pick<SentCase, 'externalId' | 'bodyMac'>,
): Promise<string | 'other' | null> {
  if (externalId === null) return null
  const found = await caseUnderExternalId(database, caller, { externalId, bodyMac })
  if (!found) return null
  const earlier = found.isSameBody ? await caseById(database, found.caseId) : null
  return earlier?.number ?? 'other'
}

export const longestExternalId = 200

/** The path at which a reseller is named that is not there, or sells no more. */
export async function unknownReseller(database: Queryable, id: string | null): Promise<readonly WrongPath[]> {
  if (id === null) return []
  const [reseller] = await resellersByIds(database, [id])
  return reseller?.active ? [] : [{ path: 'relatedParty', message: productOrderTexts.resellerUnknown }]
}
