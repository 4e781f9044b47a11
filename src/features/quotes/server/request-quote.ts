import { formatOrderNumber } from '../../../common/order-number.ts'
import { email } from '../../../platform/deliveries/queue.ts'
import { totalsOf } from '../../carts/totals.ts'
import { newCaseNumber } from '../../cases/server/open-case.ts'
import { termsConsent } from '../../consents/server/consent.ts'
import { noReferences } from '../../details/references.ts'
import { withStoredPhone } from '../../details/server/phone.ts'
import type { QuoteRequest } from '../../orders/contract.ts'
import { causeOf, type OrderServices, type Visitor } from '../../orders/server/order-services.ts'
import { placedBy } from '../../orders/server/placed-by-client.ts'
import { priceChange } from '../../orders/server/price-change.ts'
import { type Outcome, refuseCart, refuseFields, storeAndAnswer, submit } from '../../orders/server/submit.ts'
import { validatePostedCart } from '../../orders/server/validate-posted-cart.ts'
import { quoteMails } from '../mails.ts'

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

    return storeAndAnswer(services, () => {
      const number = newCaseNumber('quote')
      return placedBy(visitor.client, {
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
          row: {
            installationAddress: installedAt ?? data.postCodeAddress,
            addressChecked,
            ...(data.references ?? noReferences),
            ...totalsOf(cart),
          },
        },
        lines: cart,
        portIns: [],
        consents: [termsConsent(services.brand)],
        emails: [
          email(quoteMails.confirmation, form.email, services.mailDomain, causeOf(visitor, form.email)),
          email(quoteMails.notice, services.staffEmail, services.mailDomain),
        ],
        catalogueVersion: catalogue.version,
        retryKey,
        answer: { orderNumber: formatOrderNumber(number), requestType: 'quote' },
      })
    })
  })
}
