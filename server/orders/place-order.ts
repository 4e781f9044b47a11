import type { FieldErrors } from '../../contract/failure.ts'
import type { OrderData, OrderRequest } from '../../contract/order.ts'
import { needsLongTermConsent } from '../../domain/cart.ts'
import { totalsOf } from '../../domain/totals.ts'
import { withStoredPhone } from '../checks/phone.ts'
import { email } from '../emails/queue.ts'
import { directDebitConsent, longTermConsent, termsConsent } from './agreement.ts'
import type { SoundCart } from './check-cart.ts'
import { type CheckedDetails, checkDetails } from './check-details.ts'
import type { OrderServices, Visitor } from './order-services.ts'
import type { Orderer } from './orderer.ts'
import { byteaInJson, type HeadRow, storeStatement } from './store.ts'
import { type Draft, type Outcome, submit } from './submit.ts'

/**
 * Places an order of a guest or a customer: what is bought and for how much is decided by our catalogue and rules, never by
 * what the browser sent (decisions, "Flow").
 */
export const placeOrder = (services: OrderServices, visitor: Visitor, order: Order): Promise<Outcome> =>
  submit(services, visitor, asSent(order), orderDraft(services, visitor, order))

/** An order and who places it. */
export type Order = Omit<OrderRequest, 'userWithoutAccountInformation'> & { readonly orderer: Orderer }

/** What the browser sent of it: a retry is the same also when the account changed meanwhile. */
const asSent = ({ orderer, ...request }: Order) =>
  orderer.kind === 'guest' ? { ...request, guest: orderer.details } : request

const columns = [
  'order_number',
  'product_type',
  'session_hash',
  'customer_id',
  'company_name',
  'kvk_number',
  'kvk_checked',
  'vat_number',
  'vat_standing',
  'email',
  'organization',
  'contact_person',
  'technical_person',
  'invoice_address',
  'installation_address',
  'address_checked',
  'iban_encrypted',
  'direct_debit',
  'phone_number_retention',
  'monthly_in_cents',
  'one_time_in_cents',
] as const
const statement = storeStatement('order', columns)

type OrderRow = HeadRow & { readonly [column in (typeof columns)[number]]: unknown }

function orderDraft(
  services: OrderServices,
  visitor: Visitor,
  { products, additionalData: data, orderer }: Order,
): Draft {
  // Asked while the address register is asked about the cart's lines: nobody waits for the one and then for the other.
  const checking = checkDetails(orderer.details, services)
  return {
    requestType: 'order',
    products,
    installationAddress: data.postCodeAddress,
    agreedTotals: data.agreedTotals,
    statement,
    async inspect(checkedCart) {
      const organization = await checking
      const contact = withStoredPhone(data.contactPerson, 'contactPerson.phoneNumber')
      const technical = withStoredPhone(data.technicalPerson, 'technicalPerson.phoneNumber')
      const isLongTerm = needsLongTermConsent(checkedCart.cart)
      const errors: FieldErrors = {
        ...organization.errors,
        ...contact.errors,
        ...technical.errors,
        ...(isLongTerm && !data.longTermConsent && { longTermConsent: { message: longTermMissing } }),
      }
      if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
      return {
        kind: 'accepted',
        contentsUnder: number => ({
          head: orderRow({
            services,
            visitor,
            number,
            checkedCart,
            data: { ...data, contactPerson: contact.person, technicalPerson: technical.person },
            customerId: orderer.kind === 'customer' ? orderer.id : null,
            organization,
          }),
          consents: [
            termsConsent,
            ...(data.directDebit ? [directDebitConsent(number, services.sepaScheme)] : []),
            ...(isLongTerm ? [longTermConsent] : []),
          ],
          emails: [
            email('order-confirmation', data.contactPerson.email, services.mailDomain),
            email('order-notice', services.staffEmail, services.mailDomain),
          ],
        }),
      }
    },
  }
}

const longTermMissing = 'Geef toestemming voor het contract van 36 maanden, of kies een kortere looptijd.'

function orderRow({
  services,
  visitor,
  number,
  checkedCart: { productType, cart, addressChecked },
  data,
  customerId,
  organization: { details, kvkStanding, vatStanding },
}: {
  services: OrderServices
  visitor: Visitor
  number: string
  checkedCart: SoundCart
  data: OrderData
  customerId: string | null
  organization: CheckedDetails<Orderer['details']>
}): OrderRow {
  const { iban, ...organization } = details
  const totals = totalsOf(cart)
  return {
    order_number: number,
    product_type: productType,
    session_hash: byteaInJson(visitor.sessionHash),
    customer_id: customerId,
    reseller_id: data.resellerId,
    company_name: organization.companyName,
    kvk_number: organization.kvkNumber,
    kvk_checked: kvkStanding === 'known',
    vat_number: organization.vatNumber,
    vat_standing: vatStanding,
    email: data.contactPerson.email,
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    contact_person: data.contactPerson,
    technical_person: data.technicalPerson,
    invoice_address: data.invoiceAddress,
    installation_address: data.postCodeAddress,
    address_checked: addressChecked,
    iban_encrypted: byteaInJson(services.ibanCipher.encrypt(iban, number)),
    direct_debit: data.directDebit,
    phone_number_retention: productType === 'telefonie' ? data.phoneNumberRetention.filter(Boolean) : [],
    monthly_in_cents: totals.monthlyInCents,
    one_time_in_cents: totals.oneTimeInCents,
  }
}
