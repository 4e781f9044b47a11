import type { FieldErrors } from '../../../common/contract/failure.ts'
import type { EventFacts, EventKind } from '../../../common/event-kind.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { appendEvent } from '../../events/server/events.ts'
import { selectResellers } from '../../resellers/server/stored-resellers.ts'
import {
  type ApiClientChange,
  type ApiClients,
  mostKeys,
  type NewApiClient,
  type ShownKey,
} from '../contract-desk.ts'
import { apiClientEvents } from '../events.ts'
import { networksIn } from '../networks.ts'
import { changesCatalogue } from '../scopes.ts'
import { type CredentialHash, newApiKey } from './api-keys.ts'
import {
  type ClientContent,
  countKeys,
  endClient,
  endKey,
  insertClient,
  insertKey,
  livingClients,
  lockClient,
  type StoredClient,
  updateClient,
} from './stored-clients.ts'
import { clientRefusals as refusals } from './texts.ts'

/* Actions of an administrator on clients of the API; each appends its event in the same transaction. */

export type ManageServices = { readonly database: Database; readonly hashOf: CredentialHash }

export async function clientsPage(database: Database, now: Date): Promise<ApiClients> {
  const [clients, resellers] = await Promise.all([
    livingClients(database, dutchDay(now)),
    selectResellers(database),
  ])
  const named = resellers.map(({ id, companyName: name }) => ({ id, name }))
  return {
    clients: clients.map(({ resellerId, ...client }) => ({
      ...client,
      reseller:
        resellerId === null
          ? null
          : (named.find(({ id }) => id === resellerId) ?? { id: resellerId, name: resellerId }),
    })),
    resellers: resellers.filter(({ active }) => active).map(({ id, companyName: name }) => ({ id, name })),
  }
}

type Wrong = { readonly kind: 'wrong'; readonly errors: FieldErrors }

/** Makes a client with its first key. */
export async function addClient(
  { database, hashOf }: ManageServices,
  byId: string,
  { resellerId, ...content }: NewApiClient,
): Promise<(ShownKey & { readonly kind: 'made' }) | Wrong> {
  const resellers = resellerId === '' ? [] : await selectResellers(database)
  const isUnknown = resellerId !== '' && !resellers.some(({ id, active }) => id === resellerId && active)
  const errors = {
    ...errorsIn(content, { resellerId: resellerId || null, expiresOn: null }),
    ...(isUnknown && { resellerId: { message: refusals.noSuchReseller } }),
  }
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  const key = newApiKey(content.isTest)
  const hash = await hashOf(key)
  return transaction(database, async tx => {
    const clientId = await insertClient(tx, {
      ...content,
      networks: networksIn(content.networks),
      sendsMails: content.sendsMails && !content.isTest,
      resellerId: resellerId || null,
      createdBy: byId,
    })
    const keyId = await insertKey(tx, { clientId, hash, ending: endingOf(key), createdBy: byId })
    await record(tx, byId, apiClientEvents.made, { client: clientId, ending: endingOf(key) })
    return { kind: 'made', clientId, keyId, key }
  })
}

type Unknown = { readonly kind: 'unknown' }
const unknown: Unknown = { kind: 'unknown' }
type Done = { readonly kind: 'done' }
const done: Done = { kind: 'done' }

/** Changes what a client may do; of two who change it the second is refused. */
export const changeClient = (
  { database }: ManageServices,
  byId: string,
  id: string,
  { version, ...content }: ApiClientChange,
): Promise<
  { readonly kind: 'changed'; readonly version: number } | Unknown | Wrong | { readonly kind: 'stale' }
> =>
  transaction(database, async tx => {
    const before = await lockClient(tx, id)
    if (!before) return unknown
    if (before.version !== version) return { kind: 'stale' }
    const errors = errorsIn(content, before)
    if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
    const after = {
      ...content,
      networks: networksIn(content.networks),
      sendsMails: content.sendsMails && !before.isTest,
    }
    const changedFields = fieldsChanged(before, after)
    if (changedFields.length === 0) return { kind: 'changed', version }
    await updateClient(tx, id, after)
    await record(
      tx,
      byId,
      apiClientEvents.changed,
      { client: id, ...scopesChanged(before, after) },
      changedFields,
    )
    return { kind: 'changed', version: version + 1 }
  })

export const revokeClient = (
  { database }: ManageServices,
  byId: string,
  id: string,
): Promise<Done | Unknown> =>
  transaction(database, async tx => {
    if (!(await lockClient(tx, id))) return unknown
    await endClient(tx, id)
    await record(tx, byId, apiClientEvents.revoked, { client: id })
    return done
  })

/** Makes a key beside the one that a client has. */
export async function addKey(
  { database, hashOf }: ManageServices,
  byId: string,
  clientId: string,
): Promise<(ShownKey & { readonly kind: 'made' }) | Unknown | { readonly kind: 'enough' }> {
  return transaction(database, async tx => {
    const client = await lockClient(tx, clientId)
    if (!client) return unknown
    if ((await countKeys(tx, clientId)) >= mostKeys) return { kind: 'enough' }
    const key = newApiKey(client.isTest)
    const ending = endingOf(key)
    const keyId = await insertKey(tx, { clientId, hash: await hashOf(key), ending, createdBy: byId })
    await record(tx, byId, apiClientEvents.keyMade, { client: clientId, ending })
    return { kind: 'made', clientId, keyId, key }
  })
}

export const revokeKey = (
  { database }: ManageServices,
  byId: string,
  { clientId, keyId }: { readonly clientId: string; readonly keyId: string },
): Promise<Done | Unknown> =>
  transaction(database, async tx => {
    if (!(await lockClient(tx, clientId))) return unknown
    const ending = await endKey(tx, clientId, keyId)
    if (ending === null) return unknown
    await record(tx, byId, apiClientEvents.keyRevoked, { client: clientId, ending })
    return done
  })

const endingOf = (key: string): string => key.slice(-4)

const record = <Fact extends string>(
  tx: Transaction,
  byId: string,
  type: EventKind<string, Fact>,
  data: EventFacts<NoInfer<Fact>>,
  changedFields: readonly string[] = [],
) => appendEvent(tx, { type, actor: { kind: 'staff', id: byId }, data, changedFields })

type Content = Omit<ApiClientChange, 'version'>

/** Errors by field. @param known what is stored of it */
function errorsIn(
  { scopes, expiresOn }: Content,
  known: Pick<StoredClient, 'resellerId' | 'expiresOn'>,
): FieldErrors {
  return {
    ...(known.resellerId !== null &&
      scopes.some(changesCatalogue) && { scopes: { message: refusals.forSystemsOnly } }),
    ...(expiresOn !== '' &&
      expiresOn !== known.expiresOn &&
      expiresOn < dutchDay(new Date()) && { expiresOn: { message: refusals.past } }),
  }
}

const compared = ['name', 'scopes', 'networks', 'sendsMails', 'callsPerMinute', 'contactEmail'] as const

function fieldsChanged(before: StoredClient, after: ClientContent): string[] {
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  return [
    ...compared.filter(field => differ(before[field], after[field])),
    ...((before.expiresOn ?? '') === after.expiresOn ? [] : ['expiresOn']),
  ]
}

/** Scopes that were given and withdrawn. */
const scopesChanged = (before: StoredClient, after: ClientContent) => ({
  given: after.scopes.filter(scope => !before.scopes.includes(scope)),
  withdrawn: before.scopes.filter(scope => !after.scopes.some(each => each === scope)),
})
