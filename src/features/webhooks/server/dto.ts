import type { Cipher } from '../../../platform/secrets/cipher.ts'
import type { Webhook, WebhookDetails, WebhookMessage, WebhookMessageDetails } from '../contract-desk.ts'
import { receiversKey } from './signing.ts'
import type { StoredMessage, StoredSubscription, webhookAttempts, webhookSecrets } from './tables.ts'

type StoredAttempt = Readonly<typeof webhookAttempts.$inferSelect>
type StoredSecret = Readonly<typeof webhookSecrets.$inferSelect>

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

export const webhookDto = (
  row: StoredSubscription,
  names: ReadonlyMap<string, string>,
  countOf: (id: string, state: 'waiting' | 'failed') => number,
): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  format: row.format,
  api: row.api,
  client: row.clientId === null ? null : { id: row.clientId, name: names.get(row.clientId) ?? '' },
  isConfigured: row.configuredAs !== null,
  types: row.types,
  states: row.states,
  productTypes: row.productTypes,
  actions: row.actions,
  contactEmail: row.contactEmail ?? '',
  status: row.status,
  offReason: row.offReason,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  lastSuccessAt: moment(row.lastSuccessAt),
  failingSince: moment(row.failingSince),
  slowUntil: moment(row.slowUntil),
  waiting: countOf(row.id, 'waiting'),
  failed: countOf(row.id, 'failed'),
})

export const messageDto = (
  { id, type, state, attempts, createdAt, dueAt, endedAt }: StoredMessage,
  made: readonly StoredAttempt[],
): WebhookMessage => ({
  id,
  type,
  state,
  attempts,
  createdAt: createdAt.toISOString(),
  dueAt: state === 'waiting' ? dueAt.toISOString() : null,
  endedAt: moment(endedAt),
  lastStatus: made.at(-1)?.status ?? null,
})

export const attemptDto = ({
  at,
  tookMs,
  status,
  answer,
  error,
}: StoredAttempt): WebhookMessageDetails['attempts'][number] => ({
  at: at.toISOString(),
  tookMs,
  status,
  answer,
  error,
})

export const secretDto = (
  { id, kind, secretEncrypted, createdAt }: StoredSecret,
  cipher: Cipher,
): WebhookDetails['secrets'][number] => ({
  id,
  kind,
  createdAt: createdAt.toISOString(),
  publicKey:
    kind === 'ed25519'
      ? receiversKey({ kind, secret: cipher.decrypt(secretEncrypted, id).toString() })
      : null,
})
