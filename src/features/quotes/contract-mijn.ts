import * as z from 'zod/mini'
import { pdfFile } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { caseNumberParam, textParam } from '../../common/contract/params.ts'
import { quoteStates } from '../cases/case-states.ts'
import { PostalAddress } from '../details/details-schema.ts'
import { correctedParam } from '../documents/contract.ts'
import {
  ownCall,
  ownFileCall,
  requestDetailsShape,
  requestQuery,
  requestShape,
} from '../tracking/contract-mijn.ts'
import { OfferInParts } from './contract-parts.ts'

export const QuoteSummary = z.object({ ...requestShape, state: z.enum(quoteStates) })

export type QuoteSummary = z.infer<typeof QuoteSummary>

const QuotePlaces = z.object({
  /** The address of its first part; null where none is known any more. */
  first: z.nullable(PostalAddress),
  /** The number of other addresses that its parts have. */
  others: z.int(),
})

export type QuotePlaces = z.infer<typeof QuotePlaces>

const ListedQuote = z.extend(QuoteSummary, {
  /** Its addresses of delivery, by its newest version, or by what was asked for. */
  places: QuotePlaces,
})

export type ListedQuote = z.infer<typeof ListedQuote>

export const CustomerQuotes = z.array(ListedQuote)

export const QuoteDetails = z.extend(QuoteSummary, {
  ...requestDetailsShape,
  /** Page for deciding about the newest version; null if none was sent. */
  quotePath: z.nullable(z.string()),
  /** The newest version in its parts; null where it has one, or there is none to read. */
  offer: z.nullable(OfferInParts),
})

export type QuoteDetails = z.infer<typeof QuoteDetails>

const noSuchQuote = { description: 'The customer has no such request', body: Failure } as const

/** Quote requests of a logged-in customer; those of others do not exist here. */
export const customerQuoteCalls = {
  customerQuotes: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/api/mijn/prijsopgaven',
    query: requestQuery,
    summary: 'The quote requests, newest first, a page at a time.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The requests', body: CustomerQuotes } },
  }),
  customerQuote: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/api/mijn/prijsopgaven/{nummer}',
    params: { nummer: caseNumberParam },
    summary: 'One quote request.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The request', body: QuoteDetails }, 404: noSuchQuote },
  }),
  quoteRequestFile: defineCall({
    ...ownFileCall,
    path: '/api/mijn/prijsopgaven/{nummer}/aanvraag.pdf',
    query: { gecorrigeerd: correctedParam },
    summary: 'The summary of a quote request.',
    answers: { 200: pdfFile, 404: noSuchQuote },
  }),
  quoteVersionFile: defineCall({
    ...ownFileCall,
    path: '/api/mijn/prijsopgaven/{nummer}/versie/{versie}',
    params: { nummer: caseNumberParam, versie: textParam },
    query: { gecorrigeerd: correctedParam },
    summary: 'A version of a quote as it was sent.',
    answers: { 200: pdfFile, 404: noSuchQuote },
  }),
}
