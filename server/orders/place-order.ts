import type { OrderData, OrderRequest } from '../../contract/order.ts'
import { type Cart, needsLongTermConsent } from '../../domain/cart.ts'
import type { ProductType } from '../../domain/product.ts'
import { totalsOf } from '../../domain/totals.ts'
import { email } from '../emails/queue.ts'
import type { KvkStanding } from '../outside/kvk-register.ts'
import { directDebitConsent, longTermConsent, termsConsent } from './agreement.ts'
import { checkDetails } from './check-details.ts'
import type { OrderServices, Visitor } from './order-services.ts'
import type { Orderer } from './orderer.ts'
import { byteaInJson, type HeadRow, storeStatement } from './store.ts'
import { type Draft, type Outcome, submit } from './submit.ts'

/**
 * Places an order of a guest or a customer: what is bought and for how much is decided by our catalogue and rules, never by what the
 * browser sent (decisions, "Flow").
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
  'email',
  'organization',
  'contact_person',
  'technical_person',
  'invoice_address',
  'installation_address',
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
  return {
    requestType: 'order',
    products,
    installationAddress: data.postCodeAddress,
    agreedTotals: data.agreedTotals,
    statement,
    async inspect(cart, productType) {
      const { errors, kvkStanding } = await checkDetails(orderer.details, services)
      const isLongTerm = needsLongTermConsent(cart)
      if (isLongTerm && !data.longTermConsent) errors.longTermConsent = { message: longTermMissing }
      if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
      return {
        kind: 'accepted',
        contentsUnder: number => ({
          head: orderRow({ services, visitor, number, productType, cart, data, orderer, kvkStanding }),
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
  productType,
  cart,
  data,
  orderer,
  kvkStanding,
}: {
  services: OrderServices
  visitor: Visitor
  number: string
  productType: ProductType
  cart: Cart
  data: OrderData
  orderer: Orderer
  kvkStanding: KvkStanding
}): OrderRow {
  const { iban, ...organization } = orderer.details
  const totals = totalsOf(cart)
  return {
    order_number: number,
    product_type: productType,
    session_hash: byteaInJson(visitor.sessionHash),
    customer_id: orderer.kind === 'customer' ? orderer.id : null,
    reseller_id: data.resellerId,
    company_name: organization.companyName,
    kvk_number: organization.kvkNumber,
    kvk_checked: kvkStanding === 'known',
    vat_number: organization.vatNumber,
    email: data.contactPerson.email,
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    contact_person: data.contactPerson,
    technical_person: data.technicalPerson,
    invoice_address: data.invoiceAddress,
    installation_address: data.postCodeAddress,
    iban_encrypted: byteaInJson(services.ibanCipher.encrypt(iban, number)),
    direct_debit: data.directDebit,
    phone_number_retention: productType === 'telefonie' ? data.phoneNumberRetention.filter(Boolean) : [],
    monthly_in_cents: totals.monthlyInCents,
    one_time_in_cents: totals.oneTimeInCents,
  }
}
