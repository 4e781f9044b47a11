import {
  externalId,
  formSchema,
  propertiesOf,
  sentAttributes,
  sentConsent,
  sentNumbers,
  text,
} from '../../../tmf/server/description/extensions.ts'
import type { DescribedApi, Extension } from '../../../tmf/server/parts.ts'
import { QuoteAcceptance } from '../../contract.ts'
import { businessQuoteSchemaPath } from '../../tmf-quote.ts'
import { businessQuoteSchema } from '../../tmf-quote-schema.ts'

/** How TMF648 is described: TM Forum's definitions with what the shop has beside them. */
export const describedQuotes: DescribedApi = {
  extensions: quoteExtensions,
  schema: businessQuoteSchema,
  schemaPath: businessQuoteSchemaPath,
}

function quoteExtensions(): Readonly<Record<string, Extension>> {
  const form = formSchema(QuoteAcceptance)
  const { properties } = sentAttributes(
    form,
    { buyer: field => `details.${field}`, data: field => field },
    [],
  )
  const portIn = sentNumbers(form, 'phoneNumberRetention')
  const references = ['purchaseOrderNumber', 'invoiceEmail', 'costCentre'] as const
  return {
    Quote: { properties: propertiesOf(businessQuoteSchema) },
    Quote_Create: {
      properties: {
        ...Object.fromEntries(references.map(name => [name, properties[name]])),
        consent: sentConsent,
        externalId,
      },
      required: ['consent'],
    },
    Quote_Update: { properties: { ...properties, consent: sentConsent, portIn, stateReason: text } },
    QuoteItem: { properties: { technicalContact: properties.technicalContact, portIn } },
  }
}
