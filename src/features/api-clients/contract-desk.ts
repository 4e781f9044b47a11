import * as z from 'zod/mini'
import { isEmail } from '../../common/checks/email.ts'
import { act } from '../../common/contract/act.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { fieldTexts } from '../../common/contract/field-texts.ts'
import { dayField, requiredText } from '../../common/contract/fields.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { cleanEmail } from '../../common/typed-text.ts'
import { clientFieldTexts as texts } from './contract-texts.ts'
import { mostNetworks, networksIn, wrongNetworkIn } from './networks.ts'
import { scopes } from './scopes.ts'

/** Clients of the API with their keys, for administrators. */

export const mostCallsPerMinute = 6000
/** Keys of one client that are let in at a time: the present one, and the next one while it is being changed. */
export const mostKeys = 2
/** Days whose calls are shown. */
export const usageDays = 14

const wrongCalls = texts.wrongCalls(mostCallsPerMinute)

const content = {
  name: requiredText(texts.name, 60, texts.nameMissing),
  scopes: z
    .array(z.enum(scopes))
    .check(z.minLength(1, { error: texts.scopesMissing }), z.maxLength(scopes.length)),
  /** One address or network per line. */
  networks: z
    .string()
    .check(
      z.maxLength(3000, { abort: true }),
      z.refine(typed => wrongNetworkIn(typed) === undefined, {
        error: ({ input }) => texts.wrongNetwork(wrongNetworkIn(String(input)) ?? ''),
        abort: true,
      }),
      z.refine(typed => networksIn(typed).length <= mostNetworks, {
        error: texts.tooManyNetworks(mostNetworks),
      }),
    )
    .register(fieldFacts, { label: texts.networks, kind: 'text', optional: true }),
  /** The last day that it is valid, `2027-12-31`; empty is for ever. */
  expiresOn: z
    .union([z.literal(''), dayField(texts.wrongDay)], { error: texts.wrongDay })
    .register(fieldFacts, { label: texts.expiresOn, kind: 'text', optional: true }),
  sendsMails: z.boolean(),
  callsPerMinute: z
    .int({ error: wrongCalls })
    .check(z.gte(1, { error: wrongCalls }), z.lte(mostCallsPerMinute, { error: wrongCalls }))
    .register(fieldFacts, { label: texts.callsPerMinute, kind: 'text' }),
  contactEmail: requiredText(texts.contactEmail, 254, texts.contactEmailMissing, cleanEmail)
    .check(z.refine(isEmail, { error: fieldTexts.wrongEmail }))
    .register(fieldFacts, { label: texts.contactEmail, kind: 'email' }),
}

export const NewApiClient = z.object({
  ...content,
  /** The reseller whose it is; empty of a system of our own. */
  resellerId: z.string().check(z.maxLength(60)).register(fieldFacts, { label: texts.owner, kind: 'choice' }),
  isTest: z.boolean(),
})
export type NewApiClient = z.infer<typeof NewApiClient>

export const ApiClientChange = z.object({ ...content, version: act.version })
export type ApiClientChange = z.infer<typeof ApiClientChange>

const ApiKey = z.object({
  id: z.string(),
  /** Its last four characters. */
  ending: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})

export const ApiClient = z.object({
  id: z.string(),
  name: z.string(),
  /** null: a system of our own. */
  reseller: z.nullable(z.object({ id: z.string(), name: z.string() })),
  scopes: z.array(z.string()),
  networks: z.array(z.string()),
  expiresOn: z.nullable(z.string()),
  hasExpired: z.boolean(),
  sendsMails: z.boolean(),
  callsPerMinute: z.int(),
  contactEmail: z.string(),
  isTest: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  /** Keys that are let in, the oldest first. */
  keys: z.array(ApiKey),
  lastUsedAt: z.nullable(z.string()),
  /** Calls of the last days, today last. */
  calls: z.array(z.object({ day: z.string(), count: z.int() })),
})
export type ApiClient = z.infer<typeof ApiClient>

export const ApiClients = z.object({
  /** Those that are not revoked, by name. */
  clients: z.array(ApiClient),
  resellers: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ApiClients = z.infer<typeof ApiClients>

/** A key as it is shown this once. */
export const ShownKey = z.object({ clientId: z.string(), keyId: z.string(), key: z.string() })
export type ShownKey = z.infer<typeof ShownKey>

const managing = {
  group: 'Staff',
  access: 'staff',
  permission: 'integrations.manage',
  limit: { max: 60, per: 'minute' },
} as const

const path = '/api/beheer/koppelingen'
const wrong = { description: 'A field is wrong', body: Failure } as const
const noSuchClient = { description: 'There is no such client, or it was revoked', body: Failure } as const
const madeKey = { description: 'The key, which is shown only here', body: ShownKey } as const

const revoked = { description: 'Revoked' } as const

export const apiClientCalls = {
  apiClients: defineCall({
    ...managing,
    method: 'GET',
    path,
    summary: 'Clients of the API with their keys, last use and calls per day.',
    answers: { 200: { description: 'The clients', body: ApiClients } },
  }),
  addApiClient: defineCall({
    ...managing,
    method: 'POST',
    path,
    confirmed: true,
    summary: 'Makes a client of the API with its first key.',
    body: { kind: 'json', schema: NewApiClient },
    answers: { 201: madeKey, 422: wrong },
  }),
  changeApiClient: defineCall({
    ...managing,
    method: 'PUT',
    path: `${path}/{id}`,
    params: { id: uuidParam },
    confirmed: true,
    summary: 'Changes what a client of the API may do.',
    body: { kind: 'json', schema: ApiClientChange },
    answers: {
      200: { description: 'Its version from now on', body: z.object({ version: act.version }) },
      404: noSuchClient,
      409: { description: 'Somebody else changed it meanwhile', body: Failure },
      422: wrong,
    },
  }),
  revokeApiClient: defineCall({
    ...managing,
    method: 'DELETE',
    path: `${path}/{id}`,
    params: { id: uuidParam },
    confirmed: true,
    summary: 'Revokes a client with all its keys and tokens, at once.',
    answers: { 204: revoked, 404: noSuchClient },
  }),
  addApiKey: defineCall({
    ...managing,
    method: 'POST',
    path: `${path}/{id}/sleutels`,
    params: { id: uuidParam },
    confirmed: true,
    summary: 'Makes one more key of a client, beside the one that it has.',
    answers: {
      201: madeKey,
      404: noSuchClient,
      409: { description: `It has ${mostKeys} keys already`, body: Failure },
    },
  }),
  revokeApiKey: defineCall({
    ...managing,
    method: 'DELETE',
    path: `${path}/{id}/sleutels/{keyId}`,
    params: { id: uuidParam, keyId: uuidParam },
    confirmed: true,
    summary: 'Revokes a key with its tokens, at once.',
    answers: { 204: revoked, 404: noSuchClient },
  }),
}
