import { tmfPath } from '../api-clients/tmf-resources.ts'
import type { CancelProgress } from '../cases/customer-requests.ts'

/** A customer's request to cancel, as the task that TMF622 has for it. */
export type CancelTask = {
  readonly id: number
  /** Nine digits. */
  readonly orderNumber: string
  readonly askedAt: Date
  /** Words of the customer; empty where nothing or where it was erased. */
  readonly words: string
} & CancelProgress

export function cancelProductOrder(
  { id, orderNumber, askedAt, words, state, doneAt }: CancelTask,
  { publicUrl }: { readonly publicUrl: string },
) {
  return {
    id: String(id),
    href: publicUrl + tmfPath('TMF622', 'cancelProductOrder', String(id)),
    productOrder: {
      id: orderNumber,
      href: publicUrl + tmfPath('TMF622', 'productOrder', orderNumber),
      '@referredType': 'ProductOrder',
    },
    state,
    ...(words !== '' && { cancellationReason: words }),
    requestedCancellationDate: askedAt.toISOString(),
    ...(doneAt && { effectiveCancellationDate: doneAt.toISOString() }),
    '@type': 'CancelProductOrder',
  }
}
