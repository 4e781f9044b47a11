import { randomUUID } from 'node:crypto'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { isUuid } from '../../../common/contract/params.ts'
import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import { type HubApi, hubEventOf, hubEvents, hubTypes, type WebhookType } from '../event-types.ts'
import { webhookEvents } from '../events.ts'
import { parseHubQuery } from '../hub-query.ts'
import { validateAddress } from './address.ts'
import { mayRead } from './new-messages.ts'
import { addSecret } from './secrets.ts'
import { isFull, note, type WebhookServices } from './subscriptions.ts'
import { type StoredSubscription, webhookSubscriptions } from './tables.ts'
import { hubRefusals as refusals } from './texts.ts'

/* Subscriptions by the hubs of TM Forum's APIs; they stand at the desk too. */

/** So many at most of one client, so that none takes the places of all. */
const mostOfClient = 20

/** Why there is no subscription: it stands in the way of others, or the client may not read so much. */
export type HubRefused = { readonly kind: 'conflict' | 'forbidden'; readonly reason: string }

const conflict = (reason: string): HubRefused => ({ kind: 'conflict', reason })

/** Subscribes a client to events of an API. @returns its id, and the secret that its calls are signed with */
export async function subscribeByHub(
  services: WebhookServices,
  caller: ApiCaller,
  api: string,
  { callback, query }: { readonly callback: string; readonly query: string },
): Promise<{ readonly kind: 'done'; readonly id: string; readonly secret: string } | HubRefused> {
  if (!isHubApi(api)) return conflict(refusals.noEvents)
  const wanted = parseHubQuery(api, query)
  if ('wrong' in wanted) return conflict(refusals.query(wanted.wrong, wanted.known))
  const known: readonly string[] = Object.values(hubEvents[api])
  if (!wanted.events.every(event => known.includes(event)))
    return conflict(refusals.noSuchEvent(known.join(', ')))
  const isNamed = (type: WebhookType) => wanted.events.includes(hubEventOf(api, type) ?? '')
  // All of an API is what the client may read of it; what it names it must be able to read.
  const types = hubTypes(api).filter(type =>
    wanted.events.length === 0 ? mayRead(caller, type) : isNamed(type),
  )
  if (types.length === 0 || !types.every(type => mayRead(caller, type)))
    return { kind: 'forbidden', reason: refusals.notPermitted }
  const wrong = await validateAddress(callback, services)
  if (wrong !== null) return conflict(wrong)
  const { clientId, clientName } = caller
  return transaction(services.database, async tx => {
    if (await isFull(tx)) return conflict(refusals.tooMany)
    const own = await tx
      .select({
        url: webhookSubscriptions.url,
        api: webhookSubscriptions.api,
        query: webhookSubscriptions.query,
      })
      .from(webhookSubscriptions)
      .where(eq(webhookSubscriptions.clientId, clientId))
    if (own.length >= mostOfClient) return conflict(refusals.tooMany)
    const url = new URL(callback).href
    if (own.some(each => each.url === url && each.api === api && each.query === query))
      return conflict(refusals.again)
    const id = randomUUID()
    const name = `${clientName}, ${api}`
    await tx.insert(webhookSubscriptions).values({
      id,
      clientId,
      name,
      url,
      format: 'tmf',
      api,
      query,
      types: [...types],
      states: [...wanted.states],
      actions: [...wanted.actions],
    })
    const secret = await addSecret(tx, services.webhookCipher, id, 'hmac')
    await note(tx, webhookEvents.saved, { kind: 'client', id: clientId }, { name, clientId })
    return { kind: 'done', id, secret }
  })
}

const isHubApi = (api: string): api is HubApi => Object.hasOwn(hubEvents, api)

/** A subscription that a client made by the hub of an API. */
export type HubSubscription = StoredSubscription

const ofClient = ({ clientId }: ApiCaller, api: string, id?: string): SQL | undefined =>
  and(
    eq(webhookSubscriptions.clientId, clientId),
    eq(webhookSubscriptions.format, 'tmf'),
    // Another name than a hub's has no subscription.
    eq(webhookSubscriptions.api, api as NonNullable<StoredSubscription['api']>),
    id === undefined ? undefined : eq(webhookSubscriptions.id, id),
  )

/** The client's subscription of an API with this id, or null. */
export async function hubSubscription(
  database: Queryable,
  caller: ApiCaller,
  api: string,
  id: string,
): Promise<HubSubscription | null> {
  if (!isUuid(id)) return null
  const [found] = await database
    .select()
    .from(webhookSubscriptions)
    .where(ofClient(caller, api, id))
  return found ?? null
}

/** The client's subscriptions of an API, the oldest first. */
export const hubSubscriptions = (
  database: Queryable,
  caller: ApiCaller,
  api: string,
): Promise<readonly HubSubscription[]> =>
  database
    .select()
    .from(webhookSubscriptions)
    .where(ofClient(caller, api))
    .orderBy(asc(webhookSubscriptions.createdAt), asc(webhookSubscriptions.id))

/**
 * Ends a client's subscription of an API; null where it has no such subscription.
 * @param refusalOf why the subscription stays as it is, or null
 */
export async function unsubscribeByHub<Refusal>(
  database: Database,
  caller: ApiCaller,
  { api, id }: { readonly api: string; readonly id: string },
  refusalOf: (found: HubSubscription, tx: Queryable) => Promise<Refusal | null>,
): Promise<'removed' | Refusal | null> {
  if (!isUuid(id)) return null
  return transaction(database, async tx => {
    const [found] = await tx
      .select()
      .from(webhookSubscriptions)
      .where(ofClient(caller, api, id))
      .for('update')
    if (!found) return null
    const refused = await refusalOf(found, tx)
    if (refused !== null) return refused
    await tx.delete(webhookSubscriptions).where(eq(webhookSubscriptions.id, id))
    await note(tx, webhookEvents.removed, { kind: 'client', id: caller.clientId }, found)
    return 'removed'
  })
}
