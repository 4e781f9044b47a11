import * as z from 'zod/mini'
import { productEndReasonNames } from '../../../agreements/product-end.ts'
import type { TmfApi } from '../../../api-clients/tmf-resources.ts'
import { consentWays } from '../../../consents/consent-ways.ts'
import { OrderRequest } from '../../../orders/contract.ts'
import {
  agreementAttributes,
  agreementItemAttributes,
  termAttributes,
} from '../../business-agreement-schema.ts'
import { businessOrderSchema, businessProductSchema, ends, replaces } from '../../business-order-schema.ts'
import { consentKinds } from '../../consents.ts'
import { isJson, type Json } from '../../json.ts'
import { buyerFields, dataFields } from '../../order-fields.ts'
import { priceSchema } from '../../product-offering-price.ts'
import { longestExternalId } from '../kit/placing.ts'
import { schemasOfLists } from '../orders/order-part.ts'
import type { DescribedApi, Extension, TmfParts } from '../parts.ts'
import { mostItems } from '../qualification/lines-at.ts'

export const text: Json = { type: 'string' }

/** The form of an order as JSON Schema: limits and required fields of the extension are those of the form. */
export const formSchema = (schema: z.core.$ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

type Field = { readonly schema: Json; readonly isRequired: boolean }

/** A field of the form by its path. */
function fieldAt(form: Json, path: string): Field {
  let field: Field = { schema: form, isRequired: true }
  for (const name of path.split('.')) {
    const { properties = {}, required = [] } = withoutNull(field.schema)
    const schema = isJson(properties) ? properties[name] : undefined
    if (!isJson(schema)) throw new Error(`The form has no field ${path}`)
    field = { schema, isRequired: Array.isArray(required) && required.includes(name) }
  }
  return field
}

/** A field that may be null is left out by systems. */
function withoutNull(schema: Json): Json {
  const choices: readonly unknown[] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema]
  return choices.filter(isJson).find(({ type }) => type !== 'null') ?? {}
}

/** The keywords that say what a value may be. */
function limits(field: Json): Json {
  const { type, minLength, maxLength, maxItems, enum: choices, items } = withoutNull(field)
  return {
    // A house number is a text here.
    type: Array.isArray(type) || type === undefined ? 'string' : type,
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(maxItems !== undefined && { maxItems }),
    ...(choices !== undefined && { enum: choices }),
    ...(isJson(items) && { items: limits(items) }),
  }
}

/** The part of the form in which a field lies. */
type PathOf = (field: string) => string

/**
 * Attributes of the extension as they are sent: an object of objects, by the table that reads them.
 * @param needed groups that must be sent; the others may be left out whole
 */
export function sentAttributes(
  form: Json,
  pathOf: { readonly buyer: PathOf; readonly data: PathOf },
  needed: readonly string[],
): Extension {
  const whole: Group = { properties: {}, required: [] }
  const fields = [
    ...buyerFields.map(([path, field]) => [path, pathOf.buyer(field)] as const),
    ...dataFields.map(([path, field]) => [path, pathOf.data(alike(field))] as const),
  ]
  for (const [path, field] of fields) {
    const { schema, isRequired } = fieldAt(form, field)
    put(whole, path.split('.'), limits(schema), isRequired)
  }
  return { ...whole, required: needed }
}

/** The contact is read by a rule that JSON Schema has no words for; its fields are those of the technical contact. */
const alike = (field: string): string => field.replace(/^contactPerson\./, 'technicalPerson.')

type Group = { readonly type?: 'object'; properties: Record<string, unknown>; required: string[] }

function put(into: Group, [name = '', ...below]: readonly string[], schema: Json, isRequired: boolean) {
  if (isRequired && !into.required.includes(name)) into.required.push(name)
  if (below.length === 0) {
    into.properties[name] = schema
    return
  }
  into.properties[name] ??= { type: 'object', properties: {}, required: [] } satisfies Group
  put(into.properties[name] as Group, below, schema, isRequired)
}

export const sentConsent: Json = {
  type: 'array',
  maxItems: consentKinds.length,
  items: {
    type: 'object',
    required: ['kind', 'givenBy', 'channel'],
    properties: {
      kind: { type: 'string', enum: [...consentKinds] },
      givenBy: { type: 'string', minLength: 1, maxLength: 100 },
      channel: { type: 'string', enum: [...consentWays] },
      givenAt: { type: 'string', format: 'date-time', description: 'Now where it is absent' },
    },
  },
}

export const sentNumbers = (form: Json, field: string): Json => ({
  type: 'array',
  description: 'Numbers that come along',
  maxItems: fieldAt(form, field).schema.maxItems,
  items: { type: 'object', required: ['number'], properties: { number: text } },
})

export const propertiesOf = ({ properties }: Json): Json => (isJson(properties) ? properties : {})

/** Attributes that a patch of an order can change, beside those that TMF622 has. */
const changed = ['stateReason', 'plannedDelivery'] as const

/** When it last changed. */
const changing: Extension = { properties: { lastUpdate: { ...text, format: 'date-time' } } }

export const externalId: Json = { ...text, maxLength: longestExternalId }

/** Extensions by the definition of an API that they belong to; a definition that is not here is served as it is. */
export function extensionsOf(
  api: TmfApi,
  { apis, orderParts }: TmfParts,
): Readonly<Record<string, Extension>> {
  const brought: Readonly<Partial<Record<TmfApi, DescribedApi>>> = apis
  switch (api) {
    case 'TMF622':
      return orderExtensions(orderParts)
    case 'TMF620': {
      const price = { properties: propertiesOf(priceSchema) }
      return {
        ProductOfferingPrice: price,
        ProductOfferingPrice_Create: price,
        ProductOfferingPrice_Update: price,
      }
    }
    case 'TMF637':
      return {
        Product: { properties: propertiesOf(businessProductSchema) },
        Product_Update: {
          properties: { terminationReason: { type: 'string', enum: [...productEndReasonNames] } },
        },
      }
    case 'TMF651':
      return {
        Agreement: { properties: agreementAttributes },
        AgreementItem: { properties: agreementItemAttributes },
        AgreementTermOrCondition: { properties: termAttributes },
      }
    case 'TMF632':
      return { Organization: changing, Individual: changing }
    case 'TMF645':
      return {
        CheckServiceQualification_Create: {
          properties: { serviceQualificationItem: { maxItems: mostItems } },
        },
      }
    case 'TMF679':
      return {
        ProductOfferingQualification_Create: {
          properties: { productOfferingQualificationItem: { maxItems: mostItems } },
        },
      }
    default:
      return brought[api]?.extensions() ?? {}
  }
}

function orderExtensions(orderParts: TmfParts['orderParts']): Readonly<Record<string, Extension>> {
  const form = formSchema(OrderRequest)
  const sent = sentAttributes(
    form,
    {
      buyer: field => `userWithoutAccountInformation.${field}`,
      data: field => `additionalData.${field}`,
    },
    [],
  )
  const shown = propertiesOf(businessOrderSchema(schemasOfLists(orderParts)))
  return {
    ProductOrder: { properties: shown },
    ProductOrder_Create: {
      ...sent,
      // An order that ends what a customer has needs nothing of its buyer.
      anyOf: [{ required: ['buyer', 'bankAccount', 'contact', 'consent'] }, { required: ['ends'] }],
      properties: {
        ...sent.properties,
        consent: sentConsent,
        portIn: sentNumbers(form, 'additionalData.phoneNumberRetention'),
        externalId,
        replaces: { ...replaces, required: ['agreement'] },
        ends: { ...ends, required: ['agreement', 'lastDay'] },
        productOrderItem: { maxItems: fieldAt(form, 'products').schema.maxItems },
      },
    },
    ProductOrder_Update: {
      properties: {
        ...Object.fromEntries(changed.map(name => [name, shown[name]])),
        ...Object.fromEntries(
          orderParts.map(part => [part.name, part.shown?.patchSchema ?? shown[part.name]]),
        ),
        version: shown.version,
      },
    },
  }
}
