import * as z from 'zod/mini'
import { centsFromEuros, eurosFromCents } from '../../common/money.ts'
import type { AttributePath } from '../catalogue/attributes.ts'
import type { Offering } from '../catalogue/offering.ts'
import { type CatalogueFacts, factsJson, type HrefOf } from './catalogue-facts.ts'
import { isJson, type Json } from './json.ts'
import { type OfferingPrice, type PriceRole, pricePaths, priceRoles } from './offering-prices.ts'
import { catalogueApiTexts as texts } from './texts-catalogue.ts'

/** The type of a price with its role, list price and free months, for which TM Forum has no attributes. */
export const priceExtension = {
  '@type': 'OfferingPrice',
  '@baseType': 'ProductOfferingPrice',
} as const

export const priceSchemaPath = '/tmf-api/schemas/OfferingPrice.json'

/** Describes the type, for `@schemaLocation`. */
export const priceSchema: Json = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: priceExtension['@type'],
  description: 'A ProductOfferingPrice of the shop, excl. VAT.',
  type: 'object',
  properties: {
    role: {
      enum: priceRoles,
      description:
        'Price of the offering itself, of its set-up, of its support, or of a device that is bought or rented.',
    },
    listPrice: {
      type: 'object',
      description: 'Usual price, shown struck through.',
      properties: { unit: { enum: ['EUR'] }, value: { type: 'number' } },
    },
    freeMonths: {
      type: 'integer',
      minimum: 0,
      maximum: 12,
      description: 'Months at the start without charge.',
    },
  },
}

export const euros = (cents: number): Json => ({ unit: 'EUR', value: eurosFromCents(cents) })

const extension = ({ role, listPriceInCents, freeMonths }: OfferingPrice, schema: string): Json => ({
  ...priceExtension,
  '@schemaLocation': schema,
  role,
  ...(listPriceInCents !== null && { listPrice: euros(listPriceInCents) }),
  ...(freeMonths > 0 && { freeMonths }),
})

const typeOf = (isRecurring: boolean) => (isRecurring ? 'recurring' : 'oneTime')

/** A price as it stands in its offering. */
export const priceInOffering = (
  price: OfferingPrice,
  { lifecycleStatus }: Pick<CatalogueFacts, 'lifecycleStatus'>,
  hrefOf: HrefOf,
  schema: string,
): Json => ({
  id: String(price.id),
  href: hrefOf('productOfferingPrice', String(price.id)),
  name: price.name,
  lifecycleStatus,
  priceType: typeOf(price.isRecurring),
  ...(price.isRecurring && { recurringChargePeriod: 'month', recurringChargePeriodLength: 1 }),
  price: { dutyFreeAmount: euros(price.priceInCents) },
  ...extension(price, schema),
})

/** A price as a resource of its own. @param facts those of its offering, with the moment at which this price was launched */
export const productOfferingPrice = (
  price: OfferingPrice,
  { contractDuration }: Pick<Offering, 'contractDuration'>,
  facts: CatalogueFacts,
  hrefOf: HrefOf,
  schema: string,
): Json => ({
  id: String(price.id),
  href: hrefOf('productOfferingPrice', String(price.id)),
  name: price.name,
  isBundle: false,
  ...factsJson(facts),
  priceType: typeOf(price.isRecurring),
  ...(price.isRecurring && { recurringChargePeriodType: 'month', recurringChargePeriodLength: 1 }),
  price: euros(price.priceInCents),
  ...(contractDuration > 0 && { productOfferingTerm: [termJson(contractDuration)] }),
  ...extension(price, schema),
})

export const termJson = (months: number): Json => ({
  name: texts.months(months),
  duration: { amount: months, units: 'month' },
})

const Money = z.object({
  unit: z.optional(z.literal('EUR', texts.unit)),
  value: z
    .number(texts.amount)
    .check(z.refine(euro => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6, texts.amount)),
})

/** An amount in cents. @returns undefined where it is not given, and a sentence where it is no amount */
export function centsIn(value: unknown): number | string | undefined {
  if (value === undefined || value === null) return undefined
  const read = z.safeParse(Money, value)
  return read.success ? centsFromEuros(read.data.value) : (read.error.issues[0]?.message ?? texts.amount)
}

/** A price that a client sent, on its own or in an offering; what it leaves out is undefined. */
export type SentPrice = {
  readonly id: string | null
  readonly role: PriceRole | null
  readonly isRecurring: boolean | null
  readonly name: string | undefined
  readonly priceInCents: number | undefined
  /** null takes it away. */
  readonly listPriceInCents: number | null | undefined
  readonly freeMonths: unknown
}

/** @returns the wrong field with its sentence where an amount is none */
export function sentPrice(json: Json): SentPrice | { readonly path: string; readonly message: string } {
  const { price, listPrice, role, priceType, name, id, freeMonths } = json
  const isValue = isJson(price) && ('dutyFreeAmount' in price || 'taxIncludedAmount' in price)
  const priceInCents = centsIn(isValue ? price.dutyFreeAmount : price)
  const listPriceInCents = listPrice === null ? null : centsIn(listPrice)
  if (typeof priceInCents === 'string')
    return { path: isValue ? 'price.dutyFreeAmount' : 'price', message: priceInCents }
  if (typeof listPriceInCents === 'string') return { path: 'listPrice', message: listPriceInCents }
  return {
    id: typeof id === 'string' ? id : null,
    role: priceRoles.find(each => each === role) ?? null,
    isRecurring: typeof priceType === 'string' ? priceType === 'recurring' : null,
    name: typeof name === 'string' ? name : undefined,
    priceInCents,
    listPriceInCents,
    freeMonths,
  }
}

/**
 * Values of an offering that a price of this role gives. One without an amount only refers to the price as it is. An own
 * price has the name of its offering.
 */
export function valuesOfPrice(
  role: PriceRole,
  { name, priceInCents, listPriceInCents = null, freeMonths = 0 }: SentPrice,
): Partial<Record<AttributePath, unknown>> {
  const paths: Partial<Record<string, AttributePath>> = pricePaths[role]
  const given = { name, ...(priceInCents !== undefined && { priceInCents, listPriceInCents, freeMonths }) }
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) => {
      const path = paths[field]
      return path && value !== undefined ? [[path, value]] : []
    }),
  )
}
