import { fieldErrors } from '../../../../common/contract/failure.ts'
import { parseOrderNumber } from '../../../../common/order-number.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { QuoteRequest } from '../../../orders/contract.ts'
import { bodyMac } from '../../../orders/server/idempotency.ts'
import type { OrderServices } from '../../../orders/server/order-services.ts'
import type { Outcome } from '../../../orders/server/submit.ts'
import { orderRefusals } from '../../../orders/texts.ts'
import { prospectsByIds } from '../../../prospects/server/stored-prospects.ts'
import type { WrongPath } from '../../../tmf/consents.ts'
import type { Json } from '../../../tmf/json.ts'
import { productOrderTexts as orderTexts } from '../../../tmf/product-order-texts.ts'
import { isPartyId, namedParties } from '../../../tmf/related-party.ts'
import type { TmfRefusal } from '../../../tmf/server/kit/errors.ts'
import { conflict, longestExternalId, placeOnce, unknownReseller } from '../../../tmf/server/kit/placing.ts'
import { otherAttributes, type QuoteInquiry, quoteInquiryIn } from '../../tmf-quote.ts'
import { askedQuote, type KnownParty, pathInQuote } from '../../tmf-quote-request.ts'
import { quoteApiTexts as texts } from '../../tmf-quote-texts.ts'
import { requestQuote } from '../request-quote.ts'
import { quoteRefusal } from './refusal.ts'

export const refuseFields = (fields: readonly WrongPath[]): TmfRefusal =>
  quoteRefusal(422, 'refused', texts.wrong, { fields })

/**
 * Asks for a quote by the use case of the shop, once (`placeOnce`).
 * @param key the header Idempotency-Key
 * @returns the quote's nine digits
 */
export async function createQuote(
  services: OrderServices,
  caller: ApiCaller,
  body: Json,
  key: unknown,
): Promise<string | TmfRefusal> {
  const { asked, inquiry, parsed, wrong, atPaths } = await judgedQuote(services, caller, body)
  const named = namedParties(body.relatedParty)
  const sent = {
    externalId: inquiry.externalId,
    sent: { ...otherAttributes(body), ...(named.length > 0 && { relatedParty: named }) },
    bodyMac: bodyMac(services.bodyKey, body),
  }
  return placeOnce(
    services.database,
    caller,
    { requestType: 'quote', sent, consents: asked.consents, key, texts },
    async visitor =>
      !parsed.data || wrong.length > 0
        ? refuseFields(wrong)
        : answerOf(await requestQuote(services, visitor, parsed.data), inquiry, atPaths),
  )
}

/** A body in the words of the form for quotes, and everything that is wrong with it but for the rules over the cart. */
async function judgedQuote({ database, catalogue }: OrderServices, caller: ApiCaller, body: Json) {
  const inquiry = quoteInquiryIn(body)
  const known = await knownParty(database, caller, inquiry.partyId)
  const asked = askedQuote(body, inquiry, known, caller.resellerId)
  const parsed = QuoteRequest.safeParse(asked.request)
  const atPaths = (errors: Readonly<Record<string, { readonly message: string }>>): readonly WrongPath[] =>
    Object.entries(errors).map(([field, { message }]) => ({
      path: pathInQuote(field, body, inquiry),
      message,
    }))
  const wrong = [
    ...asked.wrong,
    // A problem that no place is named for is said once.
    ...atPaths(parsed.error ? fieldErrors(parsed.error) : {}).filter(
      ({ path }) => inquiry.places.length > 0 || !path.startsWith('quoteItem[0].product.place'),
    ),
    ...((inquiry.externalId?.length ?? 0) > longestExternalId
      ? [{ path: 'externalId', message: orderTexts.externalIdTooLong(longestExternalId) }]
      : []),
    ...(await unknownReseller(database, asked.resellerId)),
  ]
  if (wrong.length > 0) {
    const { sellables } = await catalogue.verified()
    for (const { id, path } of inquiry.products)
      if (id !== null && !sellables.has(id))
        wrong.push({ path: `${path}.productOffering.id`, message: orderTexts.noOffering })
  }
  return { inquiry, asked, parsed, wrong, atPaths }
}

/** Everything that is wrong with a body, for one that does not fit the description. */
export const wrongQuoteFields = async (
  services: OrderServices,
  caller: ApiCaller,
  body: Json,
): Promise<readonly WrongPath[]> => (await judgedQuote(services, caller, body)).wrong

/** The prospect of this id that the client sees, from which a request may leave out what is known. */
async function knownParty(
  database: Queryable,
  caller: ApiCaller,
  id: string | null,
): Promise<KnownParty | null> {
  if (!isPartyId(id)) return null
  return (await prospectsByIds(database, caller, [id]))[0] ?? null
}

function answerOf(
  outcome: Outcome,
  { products }: QuoteInquiry,
  atPaths: (errors: Readonly<Record<string, { readonly message: string }>>) => readonly WrongPath[],
): string | TmfRefusal {
  switch (outcome.kind) {
    case 'placed':
      return parseOrderNumber(outcome.answer.orderNumber) ?? ''
    case 'price-changed':
      return conflict(outcome.answer.message)
    case 'refused': {
      const { message, reasons, errors = {}, unknownProducts = [] } = outcome.refusal
      if (message === orderRefusals.keyUsed) return conflict(texts.keyUsed)
      const fields = [
        ...atPaths(errors),
        ...products.flatMap(({ id, path }) =>
          id !== null && unknownProducts.includes(id)
            ? [{ path: `${path}.productOffering.id`, message: orderTexts.noOffering }]
            : [],
        ),
      ]
      return quoteRefusal(422, 'refused', message, {
        fields: fields.length > 0 ? fields : reasons.map(reason => ({ path: 'quoteItem', message: reason })),
      })
    }
  }
}
