import { productEndReasonNames } from '../agreements/product-end.ts'
import { partOfDayNames } from '../cases/delivery-plan.ts'
import { replacingActions } from '../cases/order-origin.ts'
import { portInRefusalNames, portInStates } from '../cases/port-in-states.ts'
import { consentWays } from '../consents/consent-ways.ts'
import { consentKinds } from './consents.ts'
import { isJson, type Json } from './json.ts'
import { buyerFields, dataFields } from './order-fields.ts'

/* JSON Schema (draft 4) of the extensions of TMF622 and TMF637, for `@schemaLocation`. */

export const businessOrderSchemaPath = '/tmf-api/schemas/BusinessOrder.json'
export const businessProductSchemaPath = '/tmf-api/schemas/BusinessProduct.json'

export const text: Json = { type: 'string' }
export const lastUpdate: Json = { type: 'string', format: 'date-time' }
const day: Json = { type: 'string', format: 'date' }
export const object = (properties: Json): Json => ({ type: 'object', properties })

/** An object with a text at each path, but for those that have a schema of their own. */
const objectOf = (paths: readonly string[], own: Json): Json =>
  object(paths.reduce<Json>((into, path) => withPath(into, path.split('.'), own[path] ?? text), {}))

function withPath(into: Json, [name = '', ...rest]: readonly string[], schema: unknown): Json {
  if (rest.length === 0) return { ...into, [name]: schema }
  const inner = into[name]
  const properties = isJson(inner) && isJson(inner.properties) ? inner.properties : {}
  return { ...into, [name]: object(withPath(properties, rest, schema)) }
}

export const described = (title: string, description: string, { properties }: Json): Json => ({
  $schema: 'http://json-schema.org/draft-04/schema#',
  title,
  description,
  type: 'object',
  properties,
})

/** As TMF622 has it of an order. */
export const quoteRef: Json = {
  type: 'array',
  items: object({ id: text, href: text, '@referredType': text }),
}

const filledIn = objectOf(
  [...buyerFields, ...dataFields].map(([path]) => path).concat('bankAccount.ibanEnding'),
  {
    'deliveryPreference.weeks': { type: 'array', items: text },
    'deliveryPreference.partOfDay': { enum: partOfDayNames },
  },
)

/** Details that are filled in with an order or an accepted quote. */
export const filledInDetails: Json = isJson(filledIn.properties) ? filledIn.properties : {}

export const consent: Json = {
  type: 'array',
  items: object({
    kind: { enum: consentKinds },
    givenBy: text,
    channel: { enum: consentWays },
    givenAt: { type: 'string', format: 'date-time' },
    textVersion: text,
    reference: text,
  }),
}

/** The agreement in whose place an order comes. */
export const replaces: Json = object({
  agreement: text,
  action: { enum: replacingActions },
  overlapDays: { type: 'integer' },
  leavingCost: object({ unit: text, value: { type: 'number' } }),
})

/** The agreement whose lines an order ends. */
export const ends: Json = object({
  agreement: text,
  lastDay: day,
  leavingCost: object({ unit: text, value: { type: 'number' } }),
  reason: text,
})

/** @param lists schemas of the lists that features above this one bring, by their attributes */
export const businessOrderSchema = (lists: Json): Json =>
  described(
    'BusinessOrder',
    'A ProductOrder of the shop, with what TMF622 has no place for (docs/integration/orders.md).',
    object({
      ...filledInDetails,
      consent,
      portIn: {
        type: 'array',
        items: object({
          number: text,
          state: { enum: portInStates },
          provider: text,
          providerReference: text,
          wishDate: day,
          plannedDate: day,
          refusal: { enum: portInRefusalNames },
        }),
      },
      ...lists,
      replaces,
      ends,
      plannedDelivery: object({ day, partOfDay: { enum: partOfDayNames }, installer: text }),
      stateReason: text,
      branch: text,
      version: { type: 'integer' },
      lastUpdate,
    }),
  )

export const businessProductSchema = described(
  'BusinessProduct',
  'A Product that a customer of the shop has, or had (docs/integration/orders.md).',
  object({ terminationReason: { enum: productEndReasonNames }, quote: quoteRef, branch: text, lastUpdate }),
)
