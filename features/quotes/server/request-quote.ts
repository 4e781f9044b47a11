import type { QuoteRequest } from '../../../contract/orders.ts'
import { formatOrderNumber } from '../../../shared/order-number.ts'
import { totalsOf } from '../../../domain/totals.ts'
import { newCaseNumber } from '../../cases/server/open-case.ts'
import { withStoredPhone } from '../../../server/checks/phone.ts'
import { email } from '../../../platform/deliveries/queue.ts'
import { termsConsent } from '../../../server/orders/agreement.ts'
import { causeOf, type OrderServices, type Visitor } from '../../../server/orders/order-services.ts'
import { priceChange } from '../../../server/orders/price-change.ts'
import { type Outcome, refuseCart, refuseFields, storeAndAnswer, submit } from '../../../server/orders/submit.ts'
import { validatePostedCart } from '../../../server/orders/validate-posted-cart.ts'

/** Asks for a quote without obligation; only internet has them (decisions, "Products and prices"). */
export function requestQuote(
  services: OrderServices,
  visitor: Visitor,
  request: QuoteRequest,
): Promise<Outcome> {
  const { products, additionalData: data, userWithoutAccountInformation } = request
  return submit(services, visitor, request, async (catalogue, retryKey) => {
    const checked = await validatePostedCart(
      { products, requestType: 'quote', installationAddress: data.postCodeAddress },
      catalogue,
      services.internetLinesAt,
    )
    if (checked.kind === 'refused') return refuseCart(checked)
    const { cart, productType, addressChecked, installedAt } = checked

    const { person: form, errors } = withStoredPhone(userWithoutAccountInformation, 'phoneNumber')
    const refused = refuseFields(errors)
    if (refused) return refused
    const change = priceChange(cart, products, data.agreedTotals)
    if (change) return { kind: 'price-changed', answer: change }

    const number = newCaseNumber('quote')
    return storeAndAnswer(services, {
      number,
      opened: {
        kind: 'quote',
        productType,
        organizationName: form.companyName,
        contactName: form.fullName,
        contactEmail: form.email,
        contactPhone: form.phoneNumber,
        customerId: visitor.ownerId,
        resellerId: data.resellerId,
        visitorHash: visitor.sessionHash,
        dueAt: services.callBy(new Date()),
        placedByStaff: visitor.placedByStaff,
      },
      details: {
        kind: 'quote',
        row: { installationAddress: installedAt ?? data.postCodeAddress, addressChecked, ...totalsOf(cart) },
      },
      lines: cart,
      portIns: [],
      consents: [termsConsent(services.brand)],
      emails: [
        email('quote-confirmation', form.email, services.mailDomain, causeOf(visitor, form.email)),
        email('quote-notice', services.staffEmail, services.mailDomain),
      ],
      catalogueVersion: catalogue.version,
      retryKey,
      answer: { orderNumber: formatOrderNumber(number), requestType: 'quote' },
    })
  })
}
