import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { customerOf } from '../../customers/server/signed-in.ts'
import { quoteOfCustomer, quotesOfCustomer, requestedPlaces } from '../../orders/server/stored-quotes.ts'
import { filterOf } from '../../tracking/server/mijn-dto.ts'
import type { OwnRequestServices } from '../../tracking/server/mijn-routes.ts'
import { outlooksById } from '../../tracking/server/outlook.ts'
import { progressById } from '../../tracking/server/progress.ts'
import { customerQuoteCalls } from '../contract-mijn.ts'
import { quoteServerTexts } from '../texts.ts'
import { quoteFilesOf, requestFile, versionFile } from './documents/quote-files.ts'
import { differentPlaces, quoteDetails, quoteSummary } from './mijn-dto.ts'
import { offerInParts } from './offer-in-parts.ts'
import { quotePathOf } from './quote-path.ts'
import { newestVersions } from './stored-versions.ts'

const noSuchQuote = { status: 404, body: { message: quoteServerTexts.noSuchRequest } } as const

/** GET /api/mijn/prijsopgaven and what is below it (src/features/quotes/contract-mijn.ts). */
export async function customerQuoteRoutes(
  app: FastifyInstance,
  { services }: { services: OwnRequestServices },
) {
  const { database, linkKey, documents } = services

  /** The quote request that the path names, when it is the customer's own. */
  const asked = async ({
    request,
    params,
  }: {
    request: FastifyRequest
    params: { nummer: string | null }
  }) => {
    const { nummer: number } = params
    return number === null ? null : quoteOfCustomer(database, customerOf(request).id, number)
  }

  serve(app, customerQuoteCalls.customerQuotes, async ({ request, query }) => {
    const quotes = await quotesOfCustomer(database, customerOf(request).id, filterOf(query))
    const ids = quotes.map(({ caseId }) => caseId)
    const [outlookOf, requested, versions] = await Promise.all([
      outlooksById(database, ids, new Date(), services),
      requestedPlaces(database, ids),
      newestVersions(database, ids),
    ])
    const placesOf = (id: number) =>
      versions.get(id)?.parts.map(({ address }) => address) ?? [requested.get(id)].filter(place => !!place)
    const body = quotes.map(quote => ({
      ...quoteSummary(quote, outlookOf(quote.caseId)),
      places: differentPlaces(placesOf(quote.caseId)),
    }))
    return { status: 200, body }
  })

  serve(app, customerQuoteCalls.customerQuote, async input => {
    const quote = await asked(input)
    if (!quote) return noSuchQuote
    const [progress, filesOf, quotePath, offer] = await Promise.all([
      progressById(database, quote.caseId, new Date(), services),
      quoteFilesOf(database, [quote.caseId]),
      quotePathOf(database, quote.caseId, linkKey),
      offerInParts({ database, linkKey }, quote.caseId),
    ])
    const details = quoteDetails(quote, progress, filesOf(quote.caseId))
    return { status: 200, body: { ...details, quotePath, offer } }
  })

  serve(app, customerQuoteCalls.quoteRequestFile, async input => {
    const quote = await asked(input)
    if (!quote) return noSuchQuote
    const file = await requestFile(services, quote, input.query)
    return file ? sendPdf(input.reply, `prijsopgave-${quote.quoteNumber}`, file) : noSuchQuote
  })

  serve(app, customerQuoteCalls.quoteVersionFile, async input => {
    const quote = await asked(input)
    const { versie } = input.params
    const file = quote && (await versionFile(documents, quote.caseId, versie, input.query))
    return file ? sendPdf(input.reply, `prijsopgave-${quote.quoteNumber}-${versie}`, file) : noSuchQuote
  })
}
