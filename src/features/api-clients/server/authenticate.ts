import { BlockList, isIP } from 'node:net'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { resellersByIds } from '../../resellers/server/stored-resellers.ts'
import type { ApiCaller } from '../caller.ts'
import { type CredentialHash, isApiKey } from './api-keys.ts'
import { apiClients, apiKeys, apiTokens } from './tables.ts'

export type ClientServices = { readonly database: Database; readonly hashOf: CredentialHash }

/** Lets a wrong key or secret be counted for the source it comes from; throws 429 where those were too many. */
export type WrongCredentialLimit = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Why a call is nobody's: `credential` of no live key or token, `expired` of a token whose hour is over, `network` from where
 * the client may not call.
 */
export type NotAuthenticated =
  | { readonly kind: 'refused'; readonly reason: 'credential' | 'expired' }
  | { readonly kind: 'refused'; readonly reason: 'network'; readonly clientId: string }

const live = and(
  isNull(apiKeys.revokedAt),
  isNull(apiClients.revokedAt),
  or(isNull(apiClients.expiresAt), gt(apiClients.expiresAt, sql`now()`)),
)

const columns = { client: apiClients, keyId: apiKeys.id }

/**
 * The client that a credential belongs to. Asked anew for every call, so that a revoked key ends at once on every copy of the
 * shop.
 * @param credential a key, or an access token
 * @param ip where the call comes from
 */
export async function authenticate(
  { database, hashOf }: ClientServices,
  credential: string,
  ip: string,
): Promise<ApiCaller | NotAuthenticated> {
  const hash = await hashOf(credential)
  const found = isApiKey(credential) ? await callerByKey(database, hash) : await callerByToken(database, hash)
  if (!found) return { kind: 'refused', reason: 'credential' }
  const { client, keyId, narrowed, isExpired } = found
  if (isExpired) return { kind: 'refused', reason: 'expired' }
  if (client.resellerId !== null && !(await mayStillSell(database, client.resellerId)))
    return { kind: 'refused', reason: 'credential' }
  if (!isFrom(client.networks, ip)) return { kind: 'refused', reason: 'network', clientId: client.id }
  return {
    clientId: client.id,
    clientName: client.name,
    resellerId: client.resellerId,
    scopes: new Set(narrowed ? client.scopes.filter(scope => narrowed.includes(scope)) : client.scopes),
    sendsMails: client.sendsMails && !client.isTest,
    isTest: client.isTest,
    keyId,
    callsPerMinute: client.callsPerMinute,
  }
}

async function callerByKey(database: Queryable, hash: Buffer) {
  const [found] = await database
    .select(columns)
    .from(apiKeys)
    .innerJoin(apiClients, eq(apiClients.id, apiKeys.clientId))
    .where(and(eq(apiKeys.hash, hash), live))
  return found && { ...found, narrowed: null, isExpired: false }
}

async function callerByToken(database: Queryable, hash: Buffer) {
  const [found] = await database
    .select({
      ...columns,
      narrowed: apiTokens.scopes,
      isExpired: sql<boolean>`${apiTokens.expiresAt} <= now()`,
    })
    .from(apiTokens)
    .innerJoin(apiKeys, eq(apiKeys.id, apiTokens.keyId))
    .innerJoin(apiClients, eq(apiClients.id, apiKeys.clientId))
    .where(and(eq(apiTokens.hash, hash), live))
  return found
}

const mayStillSell = async (database: Queryable, resellerId: string) =>
  (await resellersByIds(database, [resellerId])).some(({ active }) => active)

/** Whether the key of a call that takes long still is one that is let in. */
export async function isStillLive(database: Queryable, { keyId }: ApiCaller): Promise<boolean> {
  const found = await database
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(apiClients, eq(apiClients.id, apiKeys.clientId))
    .where(and(eq(apiKeys.id, keyId), live))
  return found.length > 0
}

/** Whether an address lies in one of the networks. @param networks as 192.0.2.0/24 or 2001:db8::/32; none: everywhere */
export function isFrom(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true
  const allowed = new BlockList()
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/')
    allowed.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return allowed.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}
