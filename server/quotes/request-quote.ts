import type { QuoteRequest } from '../../contract/order.ts'
import { totalsOf } from '../../domain/totals.ts'
import { withStoredPhone } from '../checks/phone.ts'
import { email } from '../emails/queue.ts'
import { termsConsent } from '../orders/agreement.ts'
import type { OrderServices, Visitor } from '../orders/order-services.ts'
import { byteaInJson, type HeadRow, storeStatement } from '../orders/store.ts'
import { type Draft, type Outcome, submit } from '../orders/submit.ts'

/** Asks for a quote without obligation; only internet has them (decisions, "Products and prices"). */
export const requestQuote = (
  services: OrderServices,
  visitor: Visitor,
  request: QuoteRequest,
): Promise<Outcome> => submit(services, visitor, request, quoteDraft(services, visitor, request))

const columns = [
  'quote_number',
  'product_type',
  'session_hash',
  'customer_id',
  'company_name',
  'full_name',
  'email',
  'phone_number',
  'installation_address',
  'address_checked',
  'monthly_in_cents',
  'one_time_in_cents',
] as const
const statement = storeStatement('quote', columns)

type QuoteRow = HeadRow & { readonly [column in (typeof columns)[number]]: unknown }

const quoteDraft = (
  services: OrderServices,
  visitor: Visitor,
  { products, additionalData: data, userWithoutAccountInformation }: QuoteRequest,
): Draft => ({
  requestType: 'quote',
  products,
  installationAddress: data.postCodeAddress,
  agreedTotals: data.agreedTotals,
  statement,
  async inspect({ cart, productType, addressChecked }) {
    const { person: form, errors } = withStoredPhone(userWithoutAccountInformation, 'phoneNumber')
    if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
    const totals = totalsOf(cart)
    return {
      kind: 'accepted',
      contentsUnder: number => {
        const head: QuoteRow = {
          quote_number: number,
          product_type: productType,
          session_hash: byteaInJson(visitor.sessionHash),
          customer_id: visitor.customerId,
          reseller_id: data.resellerId,
          company_name: form.companyName,
          full_name: form.fullName,
          email: form.email,
          phone_number: form.phoneNumber,
          installation_address: data.postCodeAddress,
          address_checked: addressChecked,
          monthly_in_cents: totals.monthlyInCents,
          one_time_in_cents: totals.oneTimeInCents,
        }
        return {
          head,
          consents: [termsConsent],
          emails: [
            email('quote-confirmation', form.email, services.mailDomain),
            email('quote-notice', services.staffEmail, services.mailDomain),
          ],
        }
      },
    }
  },
})
