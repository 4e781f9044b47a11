import * as z from 'zod/mini'
import { pdfFile } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { TotalsInCents } from '../../common/contract/money.ts'
import { PromisedDates } from '../calendar/contract.ts'
import { OrderLines } from '../carts/line-schemas.ts'
import { productTypes } from '../catalogue/product.ts'
import { RegistrationAccepted } from '../customers/contract-account.ts'
import { forEachReference } from '../details/references.ts'
import { requestTypes } from './contract.ts'
import { DeliveryPreference } from './delivery-preference.ts'

export const LastOrder = z.object({
  orderNumber: z.string(),
  requestType: z.enum(requestTypes),
  productType: z.enum(productTypes),
  /** Each line as it was sold, with its quantity. */
  lines: OrderLines,
  totals: TotalsInCents,
  /** Numbers that the customer keeps; none but for telefonie. */
  phoneNumberRetention: z.array(z.string()),
  /** null where nothing is preferred, and of a quote. */
  deliveryPreference: z.nullable(DeliveryPreference),
  email: z.string(),
  references: z.object(forEachReference(() => z.string())),
  /** Whether a guest placed it, who can take it into an account. */
  isGuests: z.boolean(),
  /** For a quote only the call counts: nothing is delivered before it is accepted. */
  promised: PromisedDates,
})

export type LastOrder = z.infer<typeof LastOrder>

/** The last order of this visitor, or of this session of a customer. */
export const lastOrderCalls = {
  accountForLastOrder: defineCall({
    method: 'POST',
    path: '/api/order/last/account',
    group: 'Order',
    summary:
      'Registers the guest behind the last order, and mails the link that makes it an account with this order.',
    access: 'visitor',
    limit: { max: 30, per: 'hour' },
    answers: {
      201: {
        description: 'Done, or the address had an account already and its owner is told',
        body: RegistrationAccepted,
      },
      404: { description: 'No order of a guest', body: Failure },
    },
  }),
  lastOrder: defineCall({
    method: 'GET',
    path: '/api/order/last',
    group: 'Order',
    summary: 'What this visitor ordered last, or this session of a customer.',
    access: 'visitor',
    limit: { max: 600, per: 'minute' },
    answers: {
      200: { description: 'The order or quote request', body: LastOrder },
      404: { description: 'Nothing yet', body: Failure },
    },
  }),
  lastOrderFile: defineCall({
    method: 'GET',
    path: '/api/order/last/bestelling.pdf',
    group: 'Order',
    summary: 'The confirmation of that order.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    answers: {
      200: pdfFile,
      404: { description: 'No order yet', body: Failure },
    },
  }),
}
