import { formatPhone } from '../../../common/checks/phone.ts'
import type { Fact } from '../../../common/fact.ts'
import type { PostalAddress } from '../../../common/postal-address.ts'
import { originFacts } from '../../cases/order-origin.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { mandateOf } from '../../consents/server/consent.ts'
import { organisationAddress } from '../../details/details.ts'
import { addressLine, invoiceLine, organisationFacts } from '../../details/facts.ts'
import { addressTitle, detailsLabels } from '../../details/label-texts.ts'
import { personFacts, personLine } from '../../details/person.ts'
import { referenceFacts } from '../../details/references.ts'
import { preferenceInWords } from '../delivery-preference.ts'
import { deliveryPreferenceTexts } from '../delivery-preference-texts.ts'
import { orderPromise } from '../order-promise.ts'
import { promiseFacts } from '../order-promise-texts.ts'
import { requestFactTexts as texts } from './documents/texts.ts'
import type { StoredOrder } from './stored-orders.ts'
import type { StoredQuote } from './stored-quotes.ts'

/** Buyer, contact, addresses and agreements: the same rows in every mail and document. */
export function orderFacts(order: StoredOrder): readonly Fact[] {
  const { technicalPerson, installationAddress, productType } = order
  const installation = addressLine(installationAddress)
  const isElsewhere = installation !== addressLine(organisationAddress(order.organization))
  return [
    [
      productType === 'internet' ? addressTitle('internet') : detailsLabels.deliveredAt,
      productType === 'internet' || isElsewhere ? installation : '',
    ],
    ...promiseFacts(orderPromise(order.lines, order.deliveryChecked)),
    ...buyerFacts(order),
    [texts.technicalPerson, technicalPerson ? personLine(technicalPerson) : ''],
    ...invoiceFacts(order),
    ...originFacts(order.origin),
    [texts.numbers, order.phoneNumberRetention.map(formatPhone).join(', ')],
    preferenceFact(order),
    [texts.directDebit, mandateOf(order.consents)?.reference ?? texts.noDirectDebit],
  ]
}

/** Rows that orders have in common where one buyer placed them together. */
export const sharedFacts = (order: StoredOrder): readonly Fact[] => [
  ...buyerFacts(order),
  ...invoiceFacts(order),
  preferenceFact(order),
]

/** The buying organisation and its contact. */
const buyerFacts = (order: StoredOrder): readonly Fact[] => {
  const { organization, contactPerson } = order
  const address = organisationAddress(organization)
  return [
    ...organisationFacts({ ...organization, address, iban: texts.ibanEnding(organization.ibanEnding) }),
    ...personFacts(contactPerson, texts.contact),
    ...organisationReach(order),
  ]
}

const invoiceFacts = ({ invoiceAddress, references }: StoredOrder): readonly Fact[] => [
  [texts.invoiceTo, invoiceAddress ? invoiceLine(invoiceAddress) : ''],
  ...referenceFacts(references),
]

const preferenceFact = ({ deliveryPreference }: StoredOrder): Fact => [
  deliveryPreferenceTexts.title,
  deliveryPreference ? deliveryPreferenceTexts.wish(preferenceInWords(deliveryPreference)) : '',
]

/** How the organisation itself is reached; a row is empty where the order contact is reached the same way. */
function organisationReach({
  organization: { email, phoneNumber },
  contactPerson,
}: Pick<StoredOrder, 'organization' | 'contactPerson'>): readonly Fact[] {
  return [
    [texts.organisationPhone, phoneNumber === contactPerson.phoneNumber ? '' : formatPhone(phoneNumber)],
    [texts.organisationEmail, email === contactPerson.email ? '' : email],
  ]
}

/** Requester and place of a quote request. */
export const quoteFacts = (quote: StoredQuote): readonly Fact[] => [
  placeFact(quote.productType, quote.installationAddress),
  ...promiseFacts(orderPromise(quote.lines, true)),
  ...requesterFacts(quote),
]

/** Place of delivery, by the name that its type of products has for it. */
export const placeFact = (productType: ProductType, address: PostalAddress): Fact => [
  addressTitle(productType),
  addressLine(address),
]

/** The organisation and person that asked for a quote. */
export const requesterFacts = (quote: StoredQuote): readonly Fact[] => [
  [texts.organisation, quote.companyName],
  [texts.name, quote.fullName],
  [texts.phone, formatPhone(quote.phoneNumber)],
  [texts.email, quote.email],
  ...referenceFacts(quote.references),
]
