import type { WaysOfSelling } from '../../addresses/server/qualification.ts'
import type { DeskCaseServices } from '../../case-desk/server/services.ts'
import type { RequestQuote } from '../../orders/server/submit.ts'
import { quotedPlaces } from './correct-place.ts'
import { requestQuote } from './request-quote.ts'

type Sold = WaysOfSelling & Pick<DeskCaseServices, 'offeredPlaces'> & { readonly requestQuote: RequestQuote }

/** Quotes beside orders: asked for, and corrected with their case. */
export const soldByQuote: Sold = { makesQuotes: true, requestQuote, offeredPlaces: quotedPlaces }
