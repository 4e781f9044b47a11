import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Failure, markedFields } from '../../../common/contract/failure.ts'
import { type CallHandlers, serveCalls } from '../../../platform/http/serve-calls.ts'
import { clientNames } from '../../api-clients/server/client-names.ts'
import { allLiveClients } from '../../api-clients/server/live-clients.ts'
import type { Actor } from '../../events/server/events.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { webhookCalls as calls } from '../contract-desk.ts'
import { webhookTypes } from '../event-types.ts'
import { answersOf } from './call-receivers.ts'
import { attemptDto, messageDto, secretDto, webhookDto } from './dto.ts'
import {
  attemptsOf,
  messageCounts,
  messageOf,
  messagesOf,
  messagesPerPage,
  replay,
  sendTest,
} from './message-log.ts'
import { mayRead } from './new-messages.ts'
import { secretsOf } from './secrets.ts'
import { allSubscriptions, subscriptionById } from './stored-subscriptions.ts'
import {
  addSecondSecret,
  addSubscription,
  changeSubscription,
  type Refused,
  removeSecret,
  removeSubscription,
  type WebhookServices,
} from './subscriptions.ts'
import type { StoredSubscription } from './tables.ts'
import { webhookRefusals as refusals } from './texts.ts'

const unknown = { status: 404, body: { message: refusals.unknown } satisfies Failure } as const

const actorOf = (request: FastifyRequest): Actor => ({ kind: 'staff', id: staffOf(request).id })

const handlers: CallHandlers<typeof calls, WebhookServices> = {
  webhooks: async (_, services) => {
    const [rows, clients] = await Promise.all([
      allSubscriptions(services.database),
      allLiveClients(services.database),
    ])
    return {
      status: 200,
      body: {
        webhooks: await dtosOf(services, rows),
        clients: clients.map(client => ({
          id: client.clientId,
          name: client.name,
          types: webhookTypes.filter(type => mayRead(client, type)),
        })),
      },
    }
  },

  addWebhook: async ({ request, body }, services) => {
    const outcome = await addSubscription(services, actorOf(request), body)
    if (outcome.kind === 'done') return { status: 201, body: { secret: outcome.value } }
    return outcome.kind === 'unknown' ? conflictAnswer(refusals.unknown) : refusalAnswer(outcome)
  },

  webhook: async ({ params: { id }, query: { na = null } }, services) => {
    const found = id === null ? null : await subscriptionById(services.database, id)
    if (!found) return unknown
    const [[webhook], secrets, messages] = await Promise.all([
      dtosOf(services, [found]),
      secretsOf(services.database, found.id),
      messagesOf(services.database, found.id, na),
    ])
    if (!webhook) return unknown
    const page = messages.slice(0, messagesPerPage)
    const attempts = await attemptsOf(
      services.database,
      page.map(message => message.id),
    )
    return {
      status: 200,
      body: {
        webhook,
        secrets: secrets.map(secret => secretDto(secret, services.webhookCipher)),
        messages: page.map(message =>
          messageDto(
            message,
            attempts.filter(({ messageId }) => messageId === message.id),
          ),
        ),
        hasMore: messages.length > page.length,
      },
    }
  },

  changeWebhook: async ({ request, params: { id }, body }, services) => {
    if (id === null) return unknown
    const outcome = await changeSubscription(services, actorOf(request), id, body)
    return outcome.kind === 'done' ? { status: 204 } : answerOf(outcome)
  },

  removeWebhook: async ({ request, params: { id } }, services) => {
    if (id === null) return unknown
    const outcome = await removeSubscription(services, actorOf(request), id)
    return outcome.kind === 'done' ? { status: 204 } : withoutFields(outcome)
  },

  addWebhookSecret: async ({ request, params: { id }, body: { signature } }, services) => {
    if (id === null) return unknown
    const outcome = await addSecondSecret(services, actorOf(request), id, signature)
    return outcome.kind === 'done' ? { status: 201, body: { secret: outcome.value } } : withoutFields(outcome)
  },

  removeWebhookSecret: async ({ request, params: { id, secret } }, services) => {
    if (id === null || secret === null) return unknown
    const outcome = await removeSecret(services, actorOf(request), id, secret)
    return outcome.kind === 'done' ? { status: 204 } : withoutFields(outcome)
  },

  testWebhook: async ({ params: { id } }, services) => {
    if (id === null) return unknown
    const outcome = await sendTest(services, id)
    return outcome.kind === 'done'
      ? { status: 201, body: { message: outcome.value } }
      : withoutFields(outcome)
  },

  replayWebhook: async ({ request, params: { id }, body }, services) => {
    if (id === null) return unknown
    const outcome = await replay(services, actorOf(request), id, body)
    return outcome.kind === 'done' ? { status: 200, body: { count: outcome.value } } : answerOf(outcome)
  },

  webhookMessage: async ({ params: { id, message: messageId } }, services) => {
    const found = id === null || messageId === null ? null : await messageOf(services.database, id, messageId)
    if (!found) return unknown
    const attempts = await attemptsOf(services.database, [found.id])
    return {
      status: 200,
      body: {
        message: messageDto(found, attempts),
        body: found.body ?? (await answersOf(services.database, found)),
        attempts: attempts.map(attemptDto),
      },
    }
  },
}

/** Receivers of events for administrators (src/features/webhooks/contract-desk.ts). */
export async function webhookRoutes(app: FastifyInstance, { services }: { services: WebhookServices }) {
  serveCalls(app, calls, handlers, services)
}

async function dtosOf({ database }: WebhookServices, rows: readonly StoredSubscription[]) {
  const [names, counts] = await Promise.all([
    clientNames(
      database,
      rows.flatMap(({ clientId }) => clientId ?? []),
    ),
    messageCounts(database),
  ])
  return rows.map(row => webhookDto(row, names, counts))
}

const conflictAnswer = (message: string) => ({ status: 409, body: { message } }) as const

function refusalAnswer(outcome: Exclude<Refused, { kind: 'unknown' }>) {
  return outcome.kind === 'conflict'
    ? conflictAnswer(outcome.message)
    : ({ status: 422, body: markedFields({ [outcome.field]: { message: outcome.message } }) } as const)
}

const answerOf = (outcome: Refused) => (outcome.kind === 'unknown' ? unknown : refusalAnswer(outcome))

/** Of calls without fields. */
const withoutFields = (outcome: Refused) =>
  outcome.kind === 'unknown' ? unknown : conflictAnswer(outcome.message)
