import { eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import type { FindAddresses } from '../../../platform/outside/name-lookup.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { liveClients } from '../../api-clients/server/live-clients.ts'
import { type Actor, appendEvent } from '../../events/server/events.ts'
import type { WebhookContent } from '../contract-desk.ts'
import type { WebhookType } from '../event-types.ts'
import { webhookEvents } from '../events.ts'
import type { SignatureKind } from '../signature-kinds.ts'
import { mostSubscriptions } from '../subscription.ts'
import { validateAddress } from './address.ts'
import { mayRead } from './new-messages.ts'
import { addSecret, removeSecrets, secretsOf } from './secrets.ts'
import { subscriptionById } from './stored-subscriptions.ts'
import { type StoredSubscription, webhookSubscriptions } from './tables.ts'
import { webhookRefusals as refusals } from './texts.ts'

export type WebhookServices = {
  readonly database: Database
  readonly webhookCipher: Cipher
  readonly publicUrl: string
  /** Whether receivers on this machine may be called, where the shop is tried out. */
  readonly webhooksToLocalhost: boolean
  readonly find?: FindAddresses
}

/** Why something was not done; `refused` names a field. */
export type Refused =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'refused'; readonly field: string; readonly message: string }
export type Outcome<Value> = { readonly kind: 'done'; readonly value: Value } | Refused

const conflict = (message: string): Refused => ({ kind: 'conflict', message })
const done = <Value>(value: Value): Outcome<Value> => ({ kind: 'done', value })

export type NewSubscription = WebhookContent & {
  readonly id: string
  readonly clientId: string
  readonly signature: SignatureKind
}

/** Adds a receiver; answers its secret, which is not shown again. */
export async function addSubscription(
  services: WebhookServices,
  actor: Actor,
  { signature, clientId, ...content }: NewSubscription,
): Promise<Outcome<string>> {
  const refused =
    (await refusedAddress(services, content.url)) ?? (await refusedTypes(services, clientId, content.types))
  if (refused) return refused
  return transaction(services.database, async tx => {
    if (await isFull(tx)) return conflict(refusals.tooMany(mostSubscriptions))
    const [added] = await tx
      .insert(webhookSubscriptions)
      .values({ ...stored(content), id: content.id, clientId: clientId || null, format: 'standard' })
      .onConflictDoNothing()
      .returning({ id: webhookSubscriptions.id })
    if (!added) return conflict(refusals.added)
    const secret = await addSecret(tx, services.webhookCipher, content.id, signature)
    await note(tx, webhookEvents.saved, actor, { name: content.name, clientId })
    return done(secret)
  })
}

/** Locked while they are counted, so that two at once do not make one too many. */
export async function isFull(tx: Transaction): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhook-subscriptions', 0))`)
  return (await tx.$count(webhookSubscriptions)) >= mostSubscriptions
}

const stored = ({ name, url, types, states, productTypes, actions, contactEmail }: WebhookContent) => ({
  name,
  url: new URL(url).href,
  types: [...types],
  states: [...states],
  productTypes: [...productTypes],
  actions: [...actions],
  contactEmail: contactEmail || null,
})

async function refusedAddress(services: WebhookServices, url: string): Promise<Refused | null> {
  const message = await validateAddress(url, services)
  return message === null ? null : { kind: 'refused', field: 'url', message }
}

/** A client is told only of what it may read. */
async function refusedTypes(
  { database }: WebhookServices,
  clientId: string | null,
  types: readonly WebhookType[],
): Promise<Refused | null> {
  if (!clientId) return null
  const client = (await liveClients(database, [clientId])).get(clientId)
  if (!client) return { kind: 'refused', field: 'clientId', message: refusals.unknownClient }
  return types.every(type => mayRead(client, type))
    ? null
    : { kind: 'refused', field: 'types', message: refusals.notPermitted }
}

/** Does something with a subscription that nobody else changes meanwhile. */
const onSubscription = <Value>(
  { database }: WebhookServices,
  id: string,
  work: (tx: Transaction, subscription: StoredSubscription) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> =>
  transaction(database, async tx => {
    const [found] = await tx
      .select()
      .from(webhookSubscriptions)
      .where(eq(webhookSubscriptions.id, id))
      .for('update')
    return found ? work(tx, found) : { kind: 'unknown' }
  })

export async function changeSubscription(
  services: WebhookServices,
  actor: Actor,
  id: string,
  {
    version,
    isActive,
    ...content
  }: WebhookContent & { readonly version: number; readonly isActive: boolean },
): Promise<Outcome<null>> {
  const before = await subscriptionById(services.database, id)
  if (!before) return { kind: 'unknown' }
  const refused =
    (content.url === before.url ? null : await refusedAddress(services, content.url)) ??
    (await refusedTypes(services, before.clientId, content.types))
  if (refused) return refused
  return onSubscription(services, id, async (tx, found) => {
    if (found.version !== version) return conflict(refusals.changed)
    if (found.configuredAs !== null) return conflict(refusals.configured)
    const isBack = isActive && found.status !== 'active'
    await tx
      .update(webhookSubscriptions)
      .set({
        ...stored(content),
        // A subscription of TM Forum's hub stays in its words.
        ...(found.format !== 'standard' && { types: found.types }),
        status: isActive ? 'active' : found.status === 'off' ? 'off' : 'paused',
        ...(isBack && asNew),
        version: version + 1,
      })
      .where(eq(webhookSubscriptions.id, id))
    await note(tx, webhookEvents.saved, actor, { name: content.name, clientId: found.clientId })
    return done(null)
  })
}

/** Nothing is known of a receiver that is called again. */
const asNew = { offReason: null, failingSince: null, warnedAt: null, slowUntil: null } as const

/** Calls a receiver again that the shop stopped calling; one that a colleague paused stays so. */
export const resumeSubscription = (
  services: WebhookServices,
  actor: Actor,
  id: string,
): Promise<Outcome<null>> =>
  onSubscription(services, id, async (tx, found) => {
    if (found.status === 'paused') return conflict(refusals.paused)
    if (found.status === 'active') return done(null)
    await tx
      .update(webhookSubscriptions)
      .set({ status: 'active', ...asNew, version: found.version + 1 })
      .where(eq(webhookSubscriptions.id, id))
    await note(tx, webhookEvents.saved, actor, found)
    return done(null)
  })

export const removeSubscription = (
  services: WebhookServices,
  actor: Actor,
  id: string,
): Promise<Outcome<null>> =>
  onSubscription(services, id, async (tx, found) => {
    if (found.configuredAs !== null) return conflict(refusals.configured)
    await tx.delete(webhookSubscriptions).where(eq(webhookSubscriptions.id, id))
    await note(tx, webhookEvents.removed, actor, found)
    return done(null)
  })

/** Makes a second secret; answers it. */
export const addSecondSecret = (
  services: WebhookServices,
  actor: Actor,
  id: string,
  signature: SignatureKind,
): Promise<Outcome<string>> =>
  onSubscription(services, id, async (tx, found) => {
    if ((await secretsOf(tx, id)).length > 1) return conflict(refusals.twoSecrets)
    const secret = await addSecret(tx, services.webhookCipher, id, signature)
    await note(tx, webhookEvents.secretMade, actor, found)
    return done(secret)
  })

export const removeSecret = (
  services: WebhookServices,
  actor: Actor,
  id: string,
  secretId: string,
): Promise<Outcome<null>> =>
  onSubscription(services, id, async (tx, found) => {
    const secrets = await secretsOf(tx, id)
    if (!secrets.some(secret => secret.id === secretId)) return { kind: 'unknown' }
    if (secrets.length === 1) return conflict(refusals.lastSecret)
    await removeSecrets(tx, [secretId])
    await note(tx, webhookEvents.secretRemoved, actor, found)
    return done(null)
  })

export const note = (
  tx: Transaction,
  type: (typeof webhookEvents)[keyof typeof webhookEvents],
  actor: Actor,
  { id, name, clientId }: { readonly id?: string; readonly name: string; readonly clientId: string | null },
  count?: number,
): Promise<number> =>
  appendEvent(tx, {
    type,
    actor,
    data: {
      receiver: name,
      ...(id !== undefined && { subscription: id }),
      ...(clientId && { client: clientId }),
      ...(count !== undefined && { count }),
    },
  })
