import { fieldErrors } from '../../../common/contract/failure.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import type { Actor } from '../../events/server/events.ts'
import { Replay } from '../../webhooks/contract-desk.ts'
import {
  type HubSubscription,
  hubSubscription,
  hubSubscriptions,
  subscribeByHub,
  unsubscribeByHub,
} from '../../webhooks/server/hub-subscriptions.ts'
import { messageCounts, replay, sendTest } from '../../webhooks/server/message-log.ts'
import { secretsOf } from '../../webhooks/server/secrets.ts'
import {
  addSecondSecret,
  type Outcome,
  type Refused,
  removeSecret,
  resumeSubscription,
  type WebhookServices,
} from '../../webhooks/server/subscriptions.ts'
import { hubRefusals as refusals } from '../../webhooks/server/texts.ts'
import type { Json } from '../json.ts'
import { noSuchResource, refusal, type TmfRefusal } from './kit/errors.ts'
import type { HubHandlers } from './kit/register-hub.ts'

const actorOf = ({ clientId }: ApiCaller): Actor => ({ kind: 'client', id: clientId })

/** Subscriptions by hub as their client makes, reads, tests, replays and ends them, by the use cases of the desk. */
export function hubHandlers(services: WebhookServices): HubHandlers {
  const { database } = services
  /** Does something with a subscription of the client. */
  const onOwn = async <Value, Answer>(
    [caller, api, id]: readonly [ApiCaller, string, string],
    work: () => Promise<Outcome<Value>>,
    answer: (value: Value) => Answer | Promise<Answer>,
  ): Promise<Answer | TmfRefusal | null> => {
    if (!(await hubSubscription(database, caller, api, id))) return null
    const outcome = await work()
    return outcome.kind === 'done' ? answer(outcome.value) : refusedAs(outcome)
  }
  const read = async (caller: ApiCaller, api: string, id: string) => {
    const found = await hubSubscription(database, caller, api, id)
    return found && hubJson(database, found)
  }
  return {
    read,
    async subscribe(caller, api, subscription) {
      const outcome = await subscribeByHub(services, caller, api, subscription)
      switch (outcome.kind) {
        case 'conflict':
          return refusal(409, 'conflict', outcome.reason)
        case 'forbidden':
          return refusal(403, 'forbidden', outcome.reason)
        case 'done':
          return { id: outcome.id, secret: outcome.secret }
      }
    },
    async list(caller, api) {
      const found = await hubSubscriptions(database, caller, api)
      return Promise.all(found.map(each => hubJson(database, each)))
    },
    resume: (...of) =>
      onOwn(
        of,
        () => resumeSubscription(services, actorOf(of[0]), of[2]),
        () => read(...of),
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
          (await hubSubscription(database, caller, api, id)) &&
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
    unsubscribe: (caller, api, id, expected) =>
      unsubscribeByHub(database, caller, { api, id }, async (found, tx) =>
        expected.isGiven ? expected.refusal(await hubJson(tx, found)) : null,
      ),
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
async function hubJson(database: Queryable, row: HubSubscription): Promise<Json> {
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
