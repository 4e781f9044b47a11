import * as z from 'zod/mini'
import { emailMaxLength, isEmail } from '../../common/checks/email.ts'
import { act } from '../../common/contract/act.ts'
import { done, wrongField } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { dayField, requiredText } from '../../common/contract/fields.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { cleanEmail } from '../../common/typed-text.ts'
import { orderStates, quoteStates } from '../cases/case-states.ts'
import { productTypes } from '../catalogue/product.ts'
import { webhookFieldTexts as texts } from './contract-texts.ts'
import { testType, webhookTypes } from './event-types.ts'
import { orderActions } from './happening.ts'
import { addressError, longestAddress } from './receiver-address.ts'
import { signatureKinds } from './signature-kinds.ts'
import { messageStates, subscriptionStatuses, switchOffReasons } from './subscription.ts'

/* Receivers of events, as administrators make them. */

/** States that a filter can name: those of orders and of quotes. */
export const filterStates = [...new Set([...orderStates, ...quoteStates])]

/** The server knows whether the shop is one that is tried out; a browser lets its addresses through. */
const isAddress = z.refine<string>(typed => addressError(typed, { allowsLocal: true }) === null, {
  error: ({ input }) => addressError(String(input), { allowsLocal: true }) ?? '',
})

const content = {
  name: requiredText(texts.name, 80, texts.nameMissing),
  url: z
    .string({ error: contractTexts.reload })
    .check(z.trim(), isAddress, z.maxLength(longestAddress))
    .register(fieldFacts, { label: texts.url, kind: 'text' }),
  types: z
    .array(z.enum(webhookTypes))
    .check(z.minLength(1, { error: texts.typesMissing }), z.maxLength(webhookTypes.length)),
  /** Empty: every state. */
  states: z.array(z.enum(filterStates)).check(z.maxLength(filterStates.length)),
  /** Empty: every product, and what has none. */
  productTypes: z.array(z.enum(productTypes)).check(z.maxLength(productTypes.length)),
  /** Orders that add something, that modify what a customer has, or both. */
  actions: z
    .array(z.enum(orderActions))
    .check(z.minLength(1, { error: texts.actionsMissing }), z.maxLength(orderActions.length)),
  /** Empty: the contact of the client, else the shop's own address. */
  contactEmail: z
    .string()
    .check(
      z.overwrite(cleanEmail),
      z.maxLength(emailMaxLength),
      z.refine(typed => typed === '' || isEmail(typed), { error: texts.wrongEmail }),
    )
    .register(fieldFacts, { label: texts.contactEmail, kind: 'text', optional: true }),
}

export const NewWebhook = z.object({
  id: act.id,
  ...content,
  /** Whose it is: a client of the API, or empty for the provider itself. */
  clientId: z.union([z.literal(''), act.id]).register(fieldFacts, { label: texts.client, kind: 'choice' }),
  signature: z.enum(signatureKinds).register(fieldFacts, { label: texts.signature, kind: 'choice' }),
})
export const WebhookChange = z.object({
  ...content,
  isActive: z.boolean(),
  version: act.version,
})
export type WebhookContent = Omit<z.infer<typeof WebhookChange>, 'isActive' | 'version'>

const moment = z.nullable(z.string())

export const Webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  format: z.enum(['standard', 'tmf', 'form-answers']),
  /** Whose hub it was made by. */
  api: z.nullable(z.string()),
  /** Whose it is; null: the provider's own. */
  client: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Whether configuration names its address. */
  isConfigured: z.boolean(),
  types: z.array(z.string()),
  states: z.array(z.string()),
  productTypes: z.array(z.string()),
  actions: z.array(z.string()),
  contactEmail: z.string(),
  status: z.enum(subscriptionStatuses),
  offReason: z.nullable(z.enum(switchOffReasons)),
  version: z.int(),
  createdAt: z.string(),
  lastSuccessAt: moment,
  failingSince: moment,
  /** Until when it is not called, as it asked for or had too much to do. */
  slowUntil: moment,
  waiting: z.int(),
  failed: z.int(),
})
export type Webhook = z.infer<typeof Webhook>

export const Webhooks = z.object({
  webhooks: z.array(Webhook),
  /** Clients that one can be made for. */
  clients: z.array(z.object({ id: z.string(), name: z.string(), types: z.array(z.string()) })),
})
export type Webhooks = z.infer<typeof Webhooks>

export const WebhookMessage = z.object({
  id: z.string(),
  type: z.enum([...webhookTypes, testType]),
  state: z.enum(messageStates),
  attempts: z.int(),
  createdAt: z.string(),
  /** Of one that waits. */
  dueAt: moment,
  endedAt: moment,
  /** Of the last attempt; null where there was no answer, or no attempt yet. */
  lastStatus: z.nullable(z.int()),
})
export type WebhookMessage = z.infer<typeof WebhookMessage>

export const WebhookDetails = z.object({
  webhook: Webhook,
  /** The oldest first; of a key pair the public key can be read, of a shared secret nothing. */
  secrets: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(signatureKinds),
      createdAt: z.string(),
      publicKey: z.nullable(z.string()),
    }),
  ),
  /** The newest first. */
  messages: z.array(WebhookMessage),
  /** Whether there are older ones. */
  hasMore: z.boolean(),
})
export type WebhookDetails = z.infer<typeof WebhookDetails>

export const WebhookMessageDetails = z.object({
  message: WebhookMessage,
  /** As it is sent; null where what it tells about is gone. */
  body: z.nullable(z.string()),
  attempts: z.array(
    z.object({
      at: z.string(),
      tookMs: z.int(),
      status: z.nullable(z.int()),
      answer: z.nullable(z.string()),
      error: z.nullable(z.string()),
    }),
  ),
})
export type WebhookMessageDetails = z.infer<typeof WebhookMessageDetails>

const MadeSecret = z.object({
  /** Shown once: `whsec_…`, or the public key `whpk_…`. */
  secret: z.string(),
})

const day = dayField(texts.wrongDay)
/** One message, or those of the days from one to another in the Netherlands, whatever became of them. */
export const Replay = z.union([
  z.object({ message: act.id }),
  z
    .object({ from: day, to: day, onlyFailed: z.boolean() })
    .check(z.refine(({ from, to }) => from <= to, { error: texts.daysSwapped, path: ['to'] })),
])
export type Replay = z.infer<typeof Replay>

const common = {
  group: 'Staff',
  access: 'staff',
  permission: 'integrations.manage',
  limit: { max: 120, per: 'minute' },
} as const

const unknown = { description: 'There is no such webhook', body: Failure } as const
const conflict = {
  description: 'Somebody changed it meanwhile, or it cannot be done now',
  body: Failure,
} as const
const params = { id: uuidParam }

export const webhookCalls = {
  webhooks: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/webhooks',
    summary: 'Receivers of events with how they do.',
    answers: { 200: { description: 'The receivers', body: Webhooks } },
  }),
  addWebhook: defineCall({
    ...common,
    confirmed: true,
    method: 'POST',
    path: '/api/beheer/webhooks',
    summary: 'Adds a receiver. Its secret is shown once.',
    body: { kind: 'json', schema: NewWebhook },
    answers: { 201: { description: 'The secret', body: MadeSecret }, 409: conflict, 422: wrongField },
  }),
  webhook: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/webhooks/{id}',
    params,
    query: { na: z.optional(uuidParam) },
    summary: 'A receiver with its latest messages, or those before one.',
    answers: {
      200: { description: 'The receiver', body: WebhookDetails },
      404: unknown,
      422: { description: 'The message is named twice', body: Failure },
    },
  }),
  changeWebhook: defineCall({
    ...common,
    confirmed: true,
    method: 'PUT',
    path: '/api/beheer/webhooks/{id}',
    params,
    summary: 'Changes a receiver, or switches it on or off.',
    body: { kind: 'json', schema: WebhookChange },
    answers: { 204: done, 404: unknown, 409: conflict, 422: wrongField },
  }),
  removeWebhook: defineCall({
    ...common,
    confirmed: true,
    method: 'DELETE',
    path: '/api/beheer/webhooks/{id}',
    params,
    summary: 'Removes a receiver with its log.',
    answers: { 204: done, 404: unknown, 409: conflict },
  }),
  addWebhookSecret: defineCall({
    ...common,
    confirmed: true,
    method: 'POST',
    path: '/api/beheer/webhooks/{id}/geheimen',
    params,
    summary: 'Makes a second secret; calls are signed with both until the first is removed.',
    body: { kind: 'json', schema: z.object({ signature: z.enum(signatureKinds) }) },
    answers: {
      201: { description: 'The secret', body: MadeSecret },
      404: unknown,
      409: conflict,
      422: wrongField,
    },
  }),
  removeWebhookSecret: defineCall({
    ...common,
    confirmed: true,
    method: 'DELETE',
    path: '/api/beheer/webhooks/{id}/geheimen/{secret}',
    params: { id: uuidParam, secret: uuidParam },
    summary: 'Removes a secret that is used no more.',
    answers: { 204: done, 404: unknown, 409: conflict },
  }),
  testWebhook: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/webhooks/{id}/proef',
    params,
    summary: 'Sends a test event to a receiver.',
    answers: {
      201: { description: 'The message', body: z.object({ message: z.string() }) },
      404: unknown,
      409: conflict,
    },
  }),
  replayWebhook: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/webhooks/{id}/opnieuw',
    params,
    summary: 'Sends messages again, under the ids that they had.',
    body: { kind: 'json', schema: Replay },
    answers: {
      200: { description: 'How many are sent', body: z.object({ count: z.int() }) },
      404: unknown,
      409: conflict,
      422: wrongField,
    },
  }),
  webhookMessage: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/webhooks/{id}/berichten/{message}',
    params: { id: uuidParam, message: uuidParam },
    summary: 'A message with its body and its attempts.',
    answers: { 200: { description: 'The message', body: WebhookMessageDetails }, 404: unknown },
  }),
}
