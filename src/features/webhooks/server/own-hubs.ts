import { and, asc, eq, type SQL } from 'drizzle-orm'
import { fieldErrors } from '../../../common/contract/failure.ts'
import { isUuid } from '../../../common/contract/params.ts'
import { type Queryable, transaction } from '../../../platform/database/pool.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import type { Actor } from '../../events/server/events.ts'
import type { Json } from '../../tmf/json.ts'
import { noSuchResource, refusal, type TmfRefusal } from '../../tmf/server/kit/errors.ts'
import type { HubHandlers } from '../../tmf/server/kit/register-hub.ts'
import { Replay } from '../contract-desk.ts'
import { messageCounts, replay, sendTest } from './message-log.ts'
import { secretsOf } from './secrets.ts'
import {
  addSecondSecret,
  note,
  type Outcome,
  type Refused,
  removeSecret,
  resumeSubscription,
  type WebhookServices,
} from './subscriptions.ts'
import { type StoredSubscription, webhookSubscriptions } from './tables.ts'
import { hubRefusals as refusals } from './texts.ts'

/* Subscriptions by hub as their client reads, tests, replays and ends them, by the use cases of the desk. */

const actorOf = ({ clientId }: ApiCaller): Actor => ({ kind: 'client', id: clientId })

const own = ({ clientId }: ApiCaller, api: string, id?: string): SQL | undefined =>
  and(
    eq(webhookSubscriptions.clientId, clientId),
    eq(webhookSubscriptions.format, 'tmf'),
    // Another name than a hub's has no subscription.
    eq(webhookSubscriptions.api, api as NonNullable<StoredSubscription['api']>),
    id === undefined ? undefined : eq(webhookSubscriptions.id, id),
  )

async function findOwn(database: Queryable, caller: ApiCaller, api: string, id: string) {
  if (!isUuid(id)) return null
  const [found] = await database
    .select()
    .from(webhookSubscriptions)
    .where(own(caller, api, id))
  return found ?? null
}

export function ownHubs(services: WebhookServices): Omit<HubHandlers, 'subscribe'> {
  const { database } = services
  /** Does something with a subscription of the client. */
  const onOwn = async <Value, Answer>(
    [caller, api, id]: readonly [ApiCaller, string, string],
    work: () => Promise<Outcome<Value>>,
    answer: (value: Value) => Answer | Promise<Answer>,
  ): Promise<Answer | TmfRefusal | null> => {
    if (!(await findOwn(database, caller, api, id))) return null
    const outcome = await work()
    return outcome.kind === 'done' ? answer(outcome.value) : refusedAs(outcome)
  }
  return {
    async list(caller, api) {
      const found = await database
        .select()
        .from(webhookSubscriptions)
        .where(own(caller, api))
        .orderBy(asc(webhookSubscriptions.createdAt), asc(webhookSubscriptions.id))
      return Promise.all(found.map(each => hubJson(database, each)))
    },
    async read(caller, api, id) {
      const found = await findOwn(database, caller, api, id)
      return found && hubJson(database, found)
    },
    resume: (...of) =>
      onOwn(
        of,
        () => resumeSubscription(services, actorOf(of[0]), of[2]),
        async () => {
          const found = await findOwn(database, ...of)
          return found && hubJson(database, found)
        },
      ),
    test: (...of) =>
      onOwn(
        of,
        () => sendTest(services, of[2]),
        id => ({ id }),
      ),
    async replay(caller, api, id, sent) {
      const which = Replay.safeParse(sent)
      const fields = Object.entries(which.error ? fieldErrors(which.error) : {})
      if (!which.data)
        return (
          (await findOwn(database, caller, api, id)) &&
          refusal(422, 'refused', refusals.whichEvents, {
            fields: fields.map(([path, { message }]) => ({ path, message })),
          })
        )
      const { data } = which
      return onOwn(
        [caller, api, id],
        () => replay(services, actorOf(caller), id, data),
        count => ({ count }),
      )
    },
    addSecret: (...of) =>
      onOwn(
        of,
        () => addSecondSecret(services, actorOf(of[0]), of[2], 'hmac'),
        async secret => ({ id: (await secretsOf(database, of[2])).at(-1)?.id ?? '', secret }),
      ),
    removeSecret: (caller, api, id, secretId) =>
      onOwn(
        [caller, api, id],
        () => removeSecret(services, actorOf(caller), id, secretId),
        () => 'removed' as const,
      ),
    async unsubscribe(caller, api, id, expected) {
      if (!isUuid(id)) return null
      return transaction(database, async tx => {
        const [found] = await tx
          .select()
          .from(webhookSubscriptions)
          .where(own(caller, api, id))
          .for('update')
        if (!found) return null
        const changed = expected.isGiven ? expected.refusal(await hubJson(tx, found)) : null
        if (changed) return changed
        await tx.delete(webhookSubscriptions).where(eq(webhookSubscriptions.id, id))
        await note(tx, 'webhook-removed', actorOf(caller), found)
        return 'removed'
      })
    },
  }
}

function refusedAs(outcome: Refused): TmfRefusal {
  switch (outcome.kind) {
    case 'unknown':
      return noSuchResource
    case 'conflict':
      return refusal(409, 'conflict', outcome.message)
    case 'refused':
      return refusal(422, 'refused', outcome.message, {
        fields: [{ path: outcome.field, message: outcome.message }],
      })
  }
}

/** A subscription as its client reads it; its secrets are not shown again. */
async function hubJson(database: Queryable, row: StoredSubscription): Promise<Json> {
  const secrets = await secretsOf(database, row.id)
  const countOf = await messageCounts(database)
  return {
    id: row.id,
    callback: row.url,
    query: row.query ?? '',
    status: row.status,
    createdDate: row.createdAt.toISOString(),
    secrets: secrets.map(({ id, createdAt }) => ({ id, createdDate: createdAt.toISOString() })),
    waitingEvents: countOf(row.id, 'waiting'),
    failedEvents: countOf(row.id, 'failed'),
    ...(row.lastSuccessAt && { lastSuccess: row.lastSuccessAt.toISOString() }),
    ...(row.failingSince && { failingSince: row.failingSince.toISOString() }),
  }
}
