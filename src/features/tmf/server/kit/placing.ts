import { createHash } from 'node:crypto'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { caseUnderExternalId, type SentCase, storeApiCase } from '../../../api-clients/server/api-cases.ts'
import { caseById } from '../../../cases/server/case.ts'
import { recordPassedOn } from '../../../orders/server/consents.ts'
import type { PlacingClient, Visitor } from '../../../orders/server/order-services.ts'
import { resellersByIds } from '../../../resellers/server/stored-resellers.ts'
import type { SentConsent, WrongPath } from '../../consents.ts'
import { productOrderTexts } from '../../product-order-texts.ts'

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
  async storeWith(tx, caseId) {
    await storeApiCase(tx, caller, caseId, sent)
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
export const placingVisitor = (client: PlacingClient, idempotencyKey: string | null): Visitor => ({
  // Owner of its retry keys; no session has this hash.
  sessionHash: createHash('sha256').update(`client ${client.id}`).digest(),
  customer: null,
  ownerId: null,
  idempotencyKey,
  placedByStaff: null,
  isBulk: false,
  client,
})

/** The number of the case that this body made before under its external id; `other` where another body did, null where none. */
export async function earlierNumber(
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
