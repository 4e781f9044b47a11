import type { GuestDetails } from '../../contract/details.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import type { OrderData, OrderRequest } from '../../contract/order.ts'
import { needsLongTermConsent } from '../../domain/cart.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import { totalsOf } from '../../domain/totals.ts'
import { newCaseNumber } from '../cases/open-case.ts'
import { checkDetails } from '../checks/check-details.ts'
import { withStoredPhone } from '../checks/phone.ts'
import { email } from '../deliveries/queue.ts'
import { directDebitConsent, longTermConsent, termsConsent } from './agreement.ts'
import { checkCart } from './check-cart.ts'
import type { OrderServices, Visitor } from './order-services.ts'
import type { Orderer } from './orderer.ts'
import { priceChange } from './price-change.ts'
import { type Outcome, refuseCart, refuseFields, storeAndAnswer, submit } from './submit.ts'

/** An order and who places it. */
export type Order = Omit<OrderRequest, 'userWithoutAccountInformation'> & { readonly orderer: Orderer }

/** What the browser sent of it: a retry is the same also when the account changed meanwhile. */
const asSent = ({ orderer, ...request }: Order) =>
  orderer.kind === 'guest' ? { ...request, guest: orderer.details } : request

const longTermMissing = 'Geef toestemming voor het contract van 36 maanden, of kies een kortere looptijd.'

/**
 * Places an order of a guest or a customer: what is bought and for how much is decided by our catalogue and rules, never by
 * what the browser sent (decisions, "Flow").
 */
export function placeOrder(services: OrderServices, visitor: Visitor, order: Order): Promise<Outcome> {
  const { products, additionalData: data, orderer } = order
  // Asked while the address register is asked about the cart's lines: nobody waits for the one and then for the other.
  const checking = checkDetails(orderer.details, services)
  return submit(services, visitor, asSent(order), async (catalogue, retryKey) => {
    const checked = await checkCart(
      { products, requestType: 'order', installationAddress: data.postCodeAddress },
      catalogue,
      services.internetLinesAt,
    )
    if (checked.kind === 'refused') return refuseCart(checked)
    const { cart, productType, addressChecked } = checked

    const { details, kvkStanding, vatStanding, errors: detailsErrors } = await checking
    const contact = withStoredPhone(data.contactPerson, 'contactPerson.phoneNumber')
    const technical = withStoredPhone(data.technicalPerson, 'technicalPerson.phoneNumber')
    const isLongTerm = needsLongTermConsent(cart)
    const errors: FieldErrors = {
      ...detailsErrors,
      ...contact.errors,
      ...technical.errors,
      ...(isLongTerm && !data.longTermConsent && { longTermConsent: { message: longTermMissing } }),
    }
    const refused = refuseFields(errors)
    if (refused) return refused
    const change = priceChange(cart, products, data.agreedTotals)
    if (change) return { kind: 'price-changed', answer: change }

    const number = newCaseNumber('order')
    const persons = { details, contactPerson: contact.person, technicalPerson: technical.person }
    return storeAndAnswer(services, {
      number,
      opened: {
        kind: 'order',
        productType,
        ...contactOf(persons),
        customerId: orderer.kind === 'customer' ? orderer.id : null,
        resellerId: data.resellerId,
        visitorHash: visitor.sessionHash,
        // Who took it on the phone has talked it through.
        dueAt: visitor.takenBy === null ? services.callBy(new Date()) : null,
        takenBy: visitor.takenBy,
      },
      details: {
        kind: 'order',
        row: {
          ...personsRow(persons),
          kvkChecked: kvkStanding === 'known',
          // Of what the register does not know nothing is stored.
          vatStanding: vatStanding && (vatStanding === 'known' ? 'known' : 'not-checked'),
          invoiceAddress: data.invoiceAddress,
          installationAddress: data.postCodeAddress,
          addressChecked,
          ibanEncrypted: services.ibanCipher.encrypt(details.iban, number),
          directDebit: data.directDebit,
          ...totalsOf(cart),
        },
      },
      cart,
      portIns: productType === 'telefonie' ? data.phoneNumberRetention.filter(Boolean) : [],
      consents: [
        termsConsent(services.brand),
        ...(data.directDebit ? [directDebitConsent(number, services)] : []),
        ...(isLongTerm ? [longTermConsent] : []),
      ],
      emails: [
        email('order-confirmation', contact.person.email, services.mailDomain),
        email('order-notice', services.staffEmail, services.mailDomain),
      ],
      catalogueVersion: catalogue.version,
      retryKey,
      answer: { orderNumber: formatOrderNumber(number), requestType: 'order' },
    })
  })
}

/** The persons of an order, their phone numbers as they are stored. */
type Persons = Pick<OrderData, 'contactPerson' | 'technicalPerson'> & { readonly details: GuestDetails }

/** Who is called about it. */
const contactOf = ({ details, contactPerson }: Persons) => ({
  organizationName: details.companyName,
  contactName: `${contactPerson.firstName} ${contactPerson.lastName}`,
  contactEmail: contactPerson.email,
  contactPhone: contactPerson.phoneNumber,
})

/** The organisation and its people; of the IBAN only how it ends. */
function personsRow({ details: { iban, ...organization }, contactPerson, technicalPerson }: Persons) {
  const { kvkNumber, vatNumber } = organization
  return {
    kvkNumber,
    vatNumber,
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    contactPerson,
    technicalPerson,
  }
}
