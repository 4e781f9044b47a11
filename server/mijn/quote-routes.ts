import type { FastifyInstance, FastifyRequest } from 'fastify'
import { customerQuotes } from '../../contract/customer.ts'
import type { Failure } from '../../contract/failure.ts'
import { parseOrderNumber } from '../../domain/order-number.ts'
import { customerOf } from '../accounts/signed-in.ts'
import { quoteRequestDocument } from '../documents/quote-request.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { sendPdf } from '../documents/send-pdf.ts'
import { quoteOfCustomer, quotesOfCustomer } from '../orders/stored-quotes.ts'
import type { MijnServices } from './mijn-services.ts'
import { quoteDetails, quoteSummary } from './on-wire.ts'

const noSuchQuote: Failure = { message: 'Deze aanvraag bestaat niet.' }

type Numbered = { Params: { nummer: string } }

/** GET /api/mijn/prijsopgaven and what is below it (contract/customer.ts); stands where `requireCustomer` holds. */
export async function customerQuoteRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  const { database } = services

  /** The quote request that the path names, when it is the customer's own. */
  const asked = async (request: FastifyRequest<Numbered>) => {
    const number = parseOrderNumber(request.params.nummer)
    return number === null ? null : quoteOfCustomer(database, customerOf(request).id, number)
  }

  app.get(customerQuotes.path, async request =>
    (await quotesOfCustomer(database, customerOf(request).id)).map(quoteSummary),
  )

  app.get<Numbered>(`${customerQuotes.path}/:nummer`, async (request, reply) => {
    const quote = await asked(request)
    return quote ? quoteDetails(quote) : reply.code(404).send(noSuchQuote)
  })

  app.get<Numbered>(`${customerQuotes.path}/:nummer/aanvraag.pdf`, async (request, reply) => {
    const quote = await asked(request)
    if (!quote) return reply.code(404).send(noSuchQuote)
    const file = await renderPdf(quoteRequestDocument(quote), services.brand)
    return sendPdf(reply, `prijsopgave-${quote.quoteNumber}`, file)
  })
}
