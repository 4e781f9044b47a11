import { described, lastUpdate, object, quoteRef, text } from './business-order-schema.ts'
import type { Json } from './json.ts'

/* JSON Schema (draft 4) of the extension of TMF651, for `@schemaLocation`. */

export const businessAgreementSchemaPath = '/tmf-api/schemas/BusinessAgreement.json'

const day: Json = { type: 'string', format: 'date' }
const amount: Json = object({ unit: text, value: { type: 'number' } })
const price: Json = object({
  taxRate: { type: 'number' },
  dutyFreeAmount: amount,
  taxIncludedAmount: amount,
})

/** Attributes of an agreement that TMF651 does not have. */
export const agreementAttributes: Json = {
  quote: { ...quoteRef, description: 'The quote that its order was made of' },
  branch: { ...text, description: 'The part of that quote, as the customer calls it' },
  lastUpdate,
}

/** Those of a line. */
export const agreementItemAttributes: Json = {
  name: text,
  quantity: { type: 'integer', description: 'Pieces of it', example: 1 },
  productPrice: {
    type: 'array',
    description: 'The price of one piece, as TMF637 has it of a product; below 0 for a discount',
    items: object({
      name: text,
      priceType: { ...text, example: 'recurring' },
      recurringChargePeriod: text,
      price,
      productPriceAlteration: { type: 'array', items: { type: 'object' } },
    }),
  },
}

/** Those of a term or condition of a line. */
export const termAttributes: Json = {
  duration: {
    ...object({ amount: { type: 'integer' }, units: text }),
    description: 'Of `term` and `notice`',
  },
  lastDay: {
    ...day,
    description:
      'Of `term` its last day; of `notice` the last day by which the line can be left without costs, with notice today; of `leaving` the first day by which it can be left, with notice today; of `end` the last day on which the customer has it',
    example: '2028-11-29',
  },
  price: {
    ...price,
    description:
      'Of `leaving`: what ending the line on that day costs; below 0 for a discount, which makes leaving everything cheaper',
  },
  isAtMost: {
    type: 'boolean',
    description: 'Of `leaving`: whether it costs at most so much, as nobody confirmed the share of the price',
  },
}

export const businessAgreementSchema = described(
  'BusinessAgreement',
  'An Agreement of the shop with a customer: a delivered order (docs/integration/agreements.md).',
  object({
    ...agreementAttributes,
    agreementItem: {
      type: 'array',
      items: object({
        ...agreementItemAttributes,
        termOrCondition: { type: 'array', items: object(termAttributes) },
      }),
    },
  }),
)
