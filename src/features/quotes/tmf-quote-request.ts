import { consentsIn, type SentConsent, type WrongPath } from '../tmf/consents.ts'
import { mediumPath } from '../tmf/contact-media.ts'
import { type Json, objectsIn, textIn } from '../tmf/json.ts'
import { pathOfField, placeFields } from '../tmf/order-fields.ts'
import { partyIn, type QuoteInquiry } from './tmf-quote.ts'
import { quoteApiTexts as texts } from './tmf-quote-texts.ts'

/** Facts about a party that a request names, which the request may leave out. */
export type KnownParty = {
  readonly companyName: string
  readonly contactName: string
  readonly email: string
  readonly phoneNumber: string
}

/** A quote of TMF648 that is asked for, in the words of the form for it. */
export type AskedQuote = {
  /** Body of a request for a quote, to be judged by `QuoteRequest` (src/features/orders/contract.ts). */
  readonly request: Json
  /** The reseller through which it is asked for. */
  readonly resellerId: string | null
  readonly consents: readonly SentConsent[]
  /** Mistakes that the form does not know of. */
  readonly wrong: readonly WrongPath[]
}

/** @param known the prospect that asks, null where it is none @param resellerId of the sender; null where it may name one */
export function askedQuote(
  body: Json,
  inquiry: QuoteInquiry,
  known: KnownParty | null,
  resellerId: string | null,
): AskedQuote {
  const { given, has, wrong } = consentsIn(body.consent)
  const [place, other] = inquiry.places
  const seller = resellerId ?? (textIn(partyIn(body, 'reseller').id) || null)
  return {
    resellerId: seller,
    request: {
      products: inquiry.products.map(({ id, quantity }) => ({ id, quantity })),
      additionalData: {
        requestType: 'quote',
        postCodeAddress: place?.address ?? {},
        references: { purchaseOrderNumber: '', invoiceEmail: '', costCentre: '', ...inquiry.references },
        resellerId: seller,
        termsAccepted: has('terms'),
      },
      userWithoutAccountInformation: {
        companyName: inquiry.companyName || known?.companyName || '',
        fullName: inquiry.fullName || known?.contactName || '',
        email: inquiry.reach.email || known?.email || '',
        phoneNumber: inquiry.reach.phoneNumber || known?.phoneNumber || '',
      },
    },
    consents: given,
    wrong: [
      ...wrong,
      ...(place ? [] : [{ path: 'quoteItem[0].product.place', message: texts.noPlace }]),
      ...(other ? [{ path: other.path, message: texts.onePlace }] : []),
    ],
  }
}

const partyPath = (body: Json, role: string): string => {
  const place = objectsIn(body.relatedParty).findIndex(party => textIn(party.role) === role)
  return place < 0 ? 'relatedParty' : `relatedParty[${place}].name`
}

/** A field of the form as the sender of a body knows it: `postCodeAddress.zipCode` is `quoteItem[0].product.place[0].postcode`. */
export function pathInQuote(field: string, body: Json, { products, places }: QuoteInquiry): string {
  const name = field.replace(/^(additionalData|userWithoutAccountInformation)\./, '')
  const [, position, rest] = /^products\.(\d+)(?:\.(\w+))?/.exec(name) ?? []
  if (position !== undefined) {
    const { path } = products[Number(position)] ?? { path: 'quoteItem' }
    return `${path}.${rest === 'quantity' ? 'quantity' : 'productOffering.id'}`
  }
  if (name.startsWith('postCodeAddress')) {
    const part = placeFields.find(([, ours]) => `postCodeAddress.${ours}` === name)?.[0]
    return [places[0]?.path ?? 'quoteItem[0].product.place', ...(part ? [part] : [])].join('.')
  }
  switch (name) {
    case 'products':
      return 'quoteItem'
    case 'companyName':
      return partyPath(body, 'customer')
    case 'fullName':
      return partyPath(body, 'contact')
    case 'email':
      return mediumPath(body.contactMedium, 'emailAddress')
    case 'phoneNumber':
      return mediumPath(body.contactMedium, 'phoneNumber')
    default:
      return pathOfField(name)
  }
}
