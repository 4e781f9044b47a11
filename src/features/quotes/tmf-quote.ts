import type { PostalAddress } from '../../common/postal-address.ts'
import { tmfPath } from '../api-clients/tmf-resources.ts'
import {
  isDiscount,
  isProductLine,
  lineDuration,
  lineName,
  lineQuantity,
  type OrderLine,
} from '../carts/order-lines.ts'
import type { QuoteState } from '../cases/case-states.ts'
import type { References } from '../details/references.ts'
import { type Reach, reachIn, reachMedia } from '../tmf/contact-media.ts'
import { filledIn, isJson, type Json, objectsIn, textIn } from '../tmf/json.ts'
import { dataFields, fromForm, toForm } from '../tmf/order-fields.ts'
import { addressIn, installationPlace } from '../tmf/place.ts'
import type { RelatedParty } from '../tmf/related-party.ts'
import type { PartReferences } from './part.ts'
import type { OfferedPart } from './quote.ts'
import { linePrice, partPrices, wholePrices } from './tmf-quote-prices.ts'

/* Quotes: TMF648 (docs/integration/quotes.md). */

/** Part of a quote: the lines for one address. */
export type QuotedPart = OfferedPart & {
  readonly id: string
  /** How the customer calls it; empty for no name. */
  readonly name: string
  readonly address: PostalAddress
  /** By what the buyer's bookkeeping knows it; absent where those of the whole hold. */
  readonly references?: PartReferences | undefined
  readonly isAccepted: boolean
  /** Nine digits of the order that it became; null where it did not. */
  readonly order: string | null
}

export type QuoteFacts = {
  /** Nine digits. */
  readonly number: string
  readonly state: QuoteState
  readonly externalId: string | null
  readonly openedAt: Date
  readonly changedAt: Date
  /** Of the newest version, or as it was asked for. */
  readonly parts: readonly QuotedPart[]
  /** Whether the discounts on the whole stand. */
  readonly isWhole: boolean
  /** The newest version; null where none was sent yet. */
  readonly version: {
    readonly number: number
    readonly sentAt: Date
    readonly validUntil: Date
    /** The message to the customer; empty for none. */
    readonly words: string
  } | null
  readonly parties: readonly RelatedParty[]
  readonly reach: Reach
  readonly references: References
  /** Attributes that were sent and that the shop has no column for. */
  readonly sent: Json
}

export const businessQuote = { '@type': 'BusinessQuote', '@baseType': 'Quote' } as const

/** Attributes that the shop decides about, whatever was sent. */
const ownAttributes = [
  'id',
  'href',
  'externalId',
  'quoteDate',
  'lastUpdate',
  'state',
  'version',
  'validFor',
  'effectiveQuoteCompletionDate',
  'expectedQuoteCompletionDate',
  'instantSyncQuote',
  'quoteItem',
  'quoteTotalPrice',
  'relatedParty',
  'contactMedium',
  'purchaseOrderNumber',
  'invoiceEmail',
  'costCentre',
  'consent',
  '@type',
  '@baseType',
  '@schemaLocation',
] as const

/** The attributes of a body that have no column of their own. */
export const otherAttributes = (body: Json): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !ownAttributes.some(own => own === name)))

/** A quote as a whole resource. @param origin of the shop's addresses, without a slash at its end */
export function quoteJson(quote: QuoteFacts, origin: string): Json {
  const { number, version, parts, isWhole, sent } = quote
  const notes = objectsIn(sent.note)
  return filledIn({
    ...otherAttributes(sent),
    id: number,
    href: `${origin}${tmfPath('TMF648', 'quote', number)}`,
    externalId: quote.externalId ?? undefined,
    quoteDate: quote.openedAt.toISOString(),
    lastUpdate: quote.changedAt.toISOString(),
    state: quote.state,
    version: version ? String(version.number) : undefined,
    effectiveQuoteCompletionDate: version?.sentAt.toISOString(),
    validFor: version
      ? { startDateTime: version.sentAt.toISOString(), endDateTime: version.validUntil.toISOString() }
      : undefined,
    note: version?.words ? [...notes, { id: `version-${version.number}`, text: version.words }] : notes,
    relatedParty: [...quote.parties, ...objectsIn(sent.relatedParty)],
    contactMedium: reachMedia(quote.reach),
    quoteItem: parts.map(part => partItem(part, quote.state, origin)),
    quoteTotalPrice: wholePrices(parts, isWhole),
    ...fromForm({ references: quote.references }, dataFields),
    ...businessQuote,
    '@schemaLocation': `${origin}${businessQuoteSchemaPath}`,
  })
}

/** Address of the extension's description. */
export const businessQuoteSchemaPath = '/tmf-api/schemas/BusinessQuote.json'

const partItem = (part: QuotedPart, state: QuoteState, origin: string): Json => ({
  id: part.id,
  action: 'add',
  quantity: 1,
  state: part.isAccepted ? 'accepted' : state,
  product: filledIn({
    name: part.name,
    place: [installationPlace(part.address)],
    productCharacteristic: characteristicsOf(part.references),
    productOrderItem:
      part.order === null
        ? undefined
        : [
            {
              productOrderId: part.order,
              productOrderHref: `${origin}${tmfPath('TMF622', 'productOrder', part.order)}`,
              orderItemId: '1',
              orderItemAction: 'add',
            },
          ],
  }),
  quoteItem: part.lines.filter(line => !isDiscount(line)).map((line, place) => lineItem(line, place, origin)),
  quoteItemPrice: partPrices(part),
})

const characteristicsOf = (references: PartReferences | undefined): readonly Json[] =>
  Object.entries(references ?? {}).flatMap(([name, value]) =>
    value === '' ? [] : [{ name, valueType: 'string', value }],
  )

const lineItem = (line: OrderLine, place: number, origin: string): Json =>
  filledIn({
    id: String(place + 1),
    action: 'add',
    quantity: lineQuantity(line),
    productOffering: offeringOf(line, origin),
    product: filledIn({ name: lineName(line), productTerm: termOf(line) }),
    quoteItemPrice: [linePrice(line)],
  })

const offeringOf = (line: OrderLine, origin: string): Json | undefined =>
  isProductLine(line)
    ? {
        id: String(line.product.id),
        href: `${origin}${tmfPath('TMF620', 'productOffering', String(line.product.id))}`,
        name: line.product.name,
      }
    : undefined

const termOf = (line: OrderLine): readonly Json[] =>
  lineDuration(line) > 0 ? [{ duration: { amount: lineDuration(line), units: 'month' } }] : []

/** A request for a quote as it was sent, to be judged by the shop's own rules. */
export type QuoteInquiry = {
  readonly externalId: string | null
  readonly products: readonly {
    readonly id: number | null
    readonly quantity: unknown
    readonly path: string
  }[]
  /** The places that something is asked for at, each once. */
  readonly places: readonly { readonly address: Json; readonly path: string }[]
  readonly companyName: string
  readonly fullName: string
  /** Id of the party that it is for, which may be one of the shop's. */
  readonly partyId: string | null
  readonly reach: Reach
  readonly references: Json
}

/** The request in a body: offerings of the items and of those within, each at the place of its item. */
export function quoteInquiryIn(body: Json): QuoteInquiry {
  const items = objectsIn(body.quoteItem).flatMap((item, place) => [
    { item, path: `quoteItem[${place}]` },
    ...objectsIn(item.quoteItem).map((within, index) => ({
      item: within,
      path: `quoteItem[${place}].quoteItem[${index}]`,
    })),
  ])
  const customer = partyIn(body, 'customer')
  const form = toForm(body, dataFields)
  return {
    externalId: textIn(body.externalId) || null,
    products: items.flatMap(({ item, path }) =>
      isJson(item.productOffering)
        ? [{ id: offeringIdIn(item.productOffering), quantity: item.quantity ?? 1, path }]
        : [],
    ),
    places: placesOf(items),
    companyName: textIn(customer.name),
    fullName: textIn(partyIn(body, 'contact').name),
    partyId: textIn(customer.id) || null,
    reach: reachIn(body.contactMedium),
    references: isJson(form.references) ? form.references : {},
  }
}

/** The party of a role that a body names; empty where it names none. */
export const partyIn = ({ relatedParty }: Json, wanted: string): Json =>
  objectsIn(relatedParty).find(({ role }) => textIn(role) === wanted) ?? {}

/** The id that an offering is asked for by is its number in the catalogue. */
const offeringIdIn = ({ id }: Json): number | null =>
  typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : null

function placesOf(items: readonly { readonly item: Json; readonly path: string }[]): QuoteInquiry['places'] {
  const places = items.flatMap(({ item, path }) =>
    isJson(item.product)
      ? objectsIn(item.product.place).map((place, index) => ({
          address: addressIn(place),
          path: `${path}.product.place[${index}]`,
        }))
      : [],
  )
  const first = new Map<string, QuoteInquiry['places'][number]>()
  for (const place of places) {
    const key = JSON.stringify(place.address)
    if (!first.has(key)) first.set(key, place)
  }
  return [...first.values()]
}
