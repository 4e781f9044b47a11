import {
  consent,
  described,
  filledInDetails,
  lastUpdate,
  object,
  text,
} from '../tmf/business-order-schema.ts'

/** JSON Schema (draft 4) of the extension of TMF648, for `@schemaLocation`. */
export const businessQuoteSchema = described(
  'BusinessQuote',
  'A Quote of the shop, with what TMF648 has no place for (docs/integration/quotes.md).',
  object({
    ...filledInDetails,
    consent,
    stateReason: text,
    lastUpdate,
  }),
)
