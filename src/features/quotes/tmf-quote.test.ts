import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isProductLine } from '../carts/order-lines.ts'
import { quoteStates } from '../cases/case-states.ts'
import { productTypes } from '../catalogue/product.ts'
import { forEachReference } from '../details/references.ts'
import { QuoteRequest } from '../orders/contract.ts'
import { catalogueOfVisits } from '../orders/server/testing-carts.ts'
import { addressIn } from '../tmf/place.ts'
import { validatorOf } from '../tmf/server/kit/descriptions.ts'
import { quoteTotals } from './quote.ts'
import { quoteFor, soundQuote } from './server/testing-drafts.ts'
import { otherAttributes, type QuoteFacts, quoteInquiryIn, quoteJson } from './tmf-quote.ts'
import { totalsIn } from './tmf-quote-prices.ts'
import { askedQuote } from './tmf-quote-request.ts'

const origin = 'https://shop.example'
const text = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,18}[A-Za-z0-9]$/)
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })

/** Any quote that the shop can have. */
const quotes = fc.record({
  draft: quoteFor(productTypes, { parts: 3 }),
  number: fc.stringMatching(/^[1-9]\d{8}$/),
  state: fc.constantFrom(...quoteStates),
  externalId: fc.option(text),
  openedAt: moment,
  changedAt: moment,
  version: fc.option(
    fc.record({
      number: fc.integer({ min: 1, max: 9 }),
      sentAt: moment,
      validUntil: moment,
      words: fc.oneof(text, fc.constant('')),
    }),
  ),
  names: fc.tuple(text, text),
  reach: fc.record({
    email: fc.constant('lotte@korenmolen.example'),
    phoneNumber: fc.constant('+31201234567'),
  }),
  references: fc.record(forEachReference(() => fc.oneof(text, fc.constant('')))),
  sent: fc.record({ description: text, category: text }),
  accepted: fc.option(fc.nat(2)),
  isWhole: fc.boolean(),
})

async function factsOf({
  draft,
  names: [company, contact],
  accepted,
  ...quote
}: typeof quotes extends fc.Arbitrary<infer Drawn> ? Drawn : never): Promise<QuoteFacts | null> {
  const sound = await soundQuote(catalogueOfVisits().catalogue, draft)
  return (
    sound && {
      ...quote,
      parts: sound.composed.parts.map(({ lines, wholeDiscounts }, place) => {
        const { id = '', name = '', address } = sound.draft.parts[place] ?? {}
        if (!address) throw new Error('A composed part has its draft')
        const isAccepted = accepted === place
        return {
          id,
          name,
          address,
          lines,
          wholeDiscounts,
          isAccepted,
          order: isAccepted ? '482739165' : null,
        }
      }),
      parties: [
        { id: quote.number, name: company, role: 'customer', '@referredType': 'Organization' },
        { id: quote.number, name: contact, role: 'contact', '@referredType': 'Individual' },
      ],
    }
  )
}

describe('a quote of TMF648', () => {
  const check = (holds: (quote: QuoteFacts) => Promise<void> | void) =>
    fc.assert(
      fc.asyncProperty(quotes, async drawn => {
        const quote = await factsOf(drawn)
        if (quote) await holds(quote)
      }),
      { numRuns: 60 },
    )

  it('is as the official description says, and a request for the same as well', async () => {
    const [judge, judgeWish] = await Promise.all([
      validatorOf('TMF648', 'Quote'),
      validatorOf('TMF648', 'Quote_Create'),
    ])
    await check(quote => {
      const json = quoteJson(quote, origin)
      expect(judge(json)).toEqual([])
      const { id: _id, href: _href, ...inquiry } = json
      expect(judgeWish(inquiry)).toEqual([])
    })
  })

  it('sent back asks for the same products, at the same places, for the same people', () =>
    check(quote => {
      const inquiry = quoteInquiryIn(quoteJson(quote, origin))
      expect(inquiry.products.map(({ id, quantity }) => [id, quantity])).toEqual(
        quote.parts.flatMap(({ lines }) =>
          lines.filter(isProductLine).map(({ product, quantity }) => [product.id, quantity]),
        ),
      )
      const addresses = quote.parts.map(({ address }) =>
        addressIn({ ...addressIn({}), ...quoteAddress(address) }),
      )
      expect(inquiry.places.map(({ address }) => address)).toEqual([
        ...new Map(addresses.map(address => [JSON.stringify(address), address])).values(),
      ])
      const { externalId, reach, references } = quote
      expect(inquiry).toMatchObject({
        externalId,
        reach,
        companyName: quote.parties[0]?.name,
        fullName: quote.parties[1]?.name,
        partyId: quote.number,
        references: Object.fromEntries(Object.entries(references).filter(([, value]) => value !== '')),
      })
      expect(otherAttributes(quoteJson(quote, origin))).toMatchObject(quote.sent)
    }))

  it('costs what its orders will: each part alone, and all together with the discounts on the whole', () =>
    check(quote => {
      const json = quoteJson(quote, origin)
      expect(totalsIn(json.quoteTotalPrice)).toEqual(quoteTotals(quote.parts, quote))
      const items = json.quoteItem as readonly { readonly quoteItemPrice: unknown }[]
      expect(items.map(({ quoteItemPrice }) => totalsIn(quoteItemPrice))).toEqual(
        quote.parts.map(part => quoteTotals([part], { isWhole: false })),
      )
    }))
})

test('a request is read out of whatever JSON comes, so that all that is wrong with it can be told', () => {
  const anything = fc.jsonValue({ maxDepth: 3 })
  const value = fc.oneof(anything, fc.array(anything))
  const bodies = fc.record({
    quoteItem: value,
    relatedParty: value,
    contactMedium: value,
    consent: value,
    externalId: value,
  })
  fc.assert(
    fc.property(bodies, body => {
      const { request } = askedQuote(body, quoteInquiryIn(body), null, null)
      expect(QuoteRequest.safeParse(request).success).toBe(false)
    }),
  )
})

/** Names of TM Forum for the parts of an address. */
const quoteAddress = ({
  streetName,
  houseNumber,
  houseNumberSuffix,
  zipCode,
  city,
}: QuoteFacts['parts'][number]['address']) => ({
  streetName,
  streetNr: houseNumber,
  streetNrSuffix: houseNumberSuffix,
  postcode: zipCode,
  city,
})
