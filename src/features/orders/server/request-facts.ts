import { formatPhone } from '../../../shared/checks/phone.ts'
import type { Fact } from '../../../shared/fact.ts'
import { organisationAddress } from '../../details/details.ts'
import { addressTitle } from '../../details/details-labels.ts'
import { addressLine, invoiceLine, organisationFacts } from '../../details/facts.ts'
import { personFacts, personLine } from '../../details/person.ts'
import { quotePageTexts } from '../../quotes/texts.ts'
import { mandateOf } from './agreement.ts'
import type { StoredOrder } from './stored-orders.ts'
import type { StoredQuote } from './stored-quotes.ts'

/** Buyer, contact, addresses and agreements: the same rows in every mail and document. */
export function orderFacts(order: StoredOrder): readonly Fact[] {
  const { organization, contactPerson, technicalPerson, invoiceAddress } = order
  const address = organisationAddress(organization)
  const installation = addressLine(order.installationAddress)
  return [
    [
      order.productType === 'internet' ? addressTitle('internet') : quotePageTexts.deliveredAt,
      order.productType === 'internet' || installation !== addressLine(address) ? installation : '',
    ],
    ...organisationFacts({ ...organization, address, iban: `eindigt op ${organization.ibanEnding}` }),
    ...personFacts(contactPerson, 'Contactpersoon'),
    ...organisationReach(order),
    ['Technische contactpersoon', technicalPerson ? personLine(technicalPerson) : ''],
    ['Factuur naar', invoiceAddress ? invoiceLine(invoiceAddress) : ''],
    ['Te behouden nummers', order.phoneNumberRetention.map(formatPhone).join(', ')],
    ['Automatische incasso', mandateOf(order.consents)?.reference ?? 'nee'],
  ]
}

/** How the organisation itself is reached; a row is empty where the order contact is reached the same way. */
function organisationReach({
  organization: { email, phoneNumber },
  contactPerson,
}: Pick<StoredOrder, 'organization' | 'contactPerson'>): readonly Fact[] {
  return [
    ['Telefoonnummer organisatie', phoneNumber === contactPerson.phoneNumber ? '' : formatPhone(phoneNumber)],
    ['E-mailadres organisatie', email === contactPerson.email ? '' : email],
  ]
}

/** Requester and place of a quote request. */
export const quoteFacts = (quote: StoredQuote): readonly Fact[] => [
  [addressTitle(quote.productType), addressLine(quote.installationAddress)],
  ['Organisatie', quote.companyName],
  ['Naam', quote.fullName],
  ['Telefoonnummer', formatPhone(quote.phoneNumber)],
  ['E-mailadres', quote.email],
]
