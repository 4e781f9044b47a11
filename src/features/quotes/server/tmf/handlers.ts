import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Case } from '../../../cases/server/case.ts'
import { visibleCasesByNumber } from '../../../cases/server/visible-cases.ts'
import { idempotencyHeader } from '../../../orders/contract.ts'
import type { Json } from '../../../tmf/json.ts'
import { listFromDatabase } from '../../../tmf/server/kit/lists.ts'
import { conflict } from '../../../tmf/server/kit/placing.ts'
import type { ApiHandlers } from '../../../tmf/server/kit/register-api.ts'
import { quoteJson } from '../../tmf-quote.ts'
import { businessQuoteSchema } from '../../tmf-quote-schema.ts'
import { quoteApiTexts } from '../../tmf-quote-texts.ts'
import type { QuoteLinkServices } from '../by-link/quote-of-link.ts'
import { answerQuote, changedBeside } from './answer-quote.ts'
import { createQuote, wrongQuoteFields } from './create-quote.ts'
import { quotesToShow } from './load-quotes.ts'
import { quoteSource } from './quote-source.ts'

export type QuoteApiServices = QuoteLinkServices & { readonly publicUrl: string }

/* Quotes: TMF648 (docs/integration/quotes.md). */

export const quoteHandlers = (services: QuoteApiServices): ApiHandlers<'TMF648'> => {
  const { database, publicUrl } = services
  const visible = async (caller: ApiCaller, id: string): Promise<Case | null> =>
    (await visibleCasesByNumber(database, caller, ['quote'], [id]))[0] ?? null
  const shown = async (caller: ApiCaller, opened: Case | null): Promise<Json | null> => {
    const [quote] = opened ? await quotesToShow(services, caller, [opened]) : []
    return quote ? quoteJson(quote, publicUrl) : null
  }
  const read = async (caller: ApiCaller, id: string) => shown(caller, await visible(caller, id))

  return {
    quote: {
      read,
      attributes: Object.keys(businessQuoteSchema.properties as object),
      list: (caller, query) => listFromDatabase(quoteSource(services, caller), query),
      wrongFields: (caller, body) => wrongQuoteFields(services, caller, body),
      async create(caller, body, { headers }) {
        const created = await createQuote(services, caller, body, headers[idempotencyHeader])
        return typeof created === 'string'
          ? ((await read(caller, created)) ?? conflict(quoteApiTexts.placedAndGone))
          : created
      },
      async patch(caller, id, patch, _request, expected) {
        const opened = await visible(caller, id)
        const current = await shown(caller, opened)
        if (!opened || !current) return null
        return (
          expected.refusal(current) ??
          changedBeside(current, patch) ??
          (await answerQuote(services, caller, opened, patch, expected)) ??
          read(caller, id)
        )
      },
    },
  }
}
