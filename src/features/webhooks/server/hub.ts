import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { transaction } from '../../../platform/database/pool.ts'
import { refusal, type TmfRefusal } from '../../tmf/server/kit/errors.ts'
import type { HubHandlers } from '../../tmf/server/kit/register-hub.ts'
import { type HubApi, hubEventOf, hubEvents, hubTypes, type WebhookType } from '../event-types.ts'
import { parseHubQuery } from '../hub-query.ts'
import { validateAddress } from './address.ts'
import { mayRead } from './new-messages.ts'
import { ownHubs } from './own-hubs.ts'
import { addSecret } from './secrets.ts'
import { isFull, note, type WebhookServices } from './subscriptions.ts'
import { webhookSubscriptions } from './tables.ts'
import { hubRefusals as refusals } from './texts.ts'

/** So many at most of one client, so that none takes the places of all. */
const mostOfClient = 20

const refused = (reason: string): TmfRefusal => refusal(409, 'conflict', reason)

/** Subscriptions by the hubs of TM Forum's APIs; they stand at the desk too. */
export const hubHandlers = (services: WebhookServices): HubHandlers => ({
  async subscribe(caller, api, { callback, query }) {
    if (!isHubApi(api)) return refused(refusals.noEvents)
    const wanted = parseHubQuery(api, query)
    if ('wrong' in wanted) return refused(refusals.query(wanted.wrong, wanted.known))
    const known: readonly string[] = Object.values(hubEvents[api])
    if (!wanted.events.every(event => known.includes(event)))
      return refused(refusals.noSuchEvent(known.join(', ')))
    const isNamed = (type: WebhookType) => wanted.events.includes(hubEventOf(api, type) ?? '')
    // All of an API is what the client may read of it; what it names it must be able to read.
    const types = hubTypes(api).filter(type =>
      wanted.events.length === 0 ? mayRead(caller, type) : isNamed(type),
    )
    if (types.length === 0 || !types.every(type => mayRead(caller, type)))
      return refusal(403, 'forbidden', refusals.notPermitted)
    const wrong = await validateAddress(callback, services)
    if (wrong !== null) return refused(wrong)
    const { clientId, clientName } = caller
    return transaction(services.database, async tx => {
      if (await isFull(tx)) return refused(refusals.tooMany)
      const own = await tx
        .select({
          url: webhookSubscriptions.url,
          api: webhookSubscriptions.api,
          query: webhookSubscriptions.query,
        })
        .from(webhookSubscriptions)
        .where(eq(webhookSubscriptions.clientId, clientId))
      if (own.length >= mostOfClient) return refused(refusals.tooMany)
      const url = new URL(callback).href
      if (own.some(each => each.url === url && each.api === api && each.query === query))
        return refused(refusals.again)
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
      })
      const secret = await addSecret(tx, services.webhookCipher, id, 'hmac')
      await note(tx, 'webhook-saved', { kind: 'client', id: clientId }, { name, clientId })
      return { id, secret }
    })
  },

  ...ownHubs(services),
})

const isHubApi = (api: string): api is HubApi => Object.hasOwn(hubEvents, api)
