import { agreementNumber } from '../../common/order-number.ts'
import { tmfPath } from '../api-clients/tmf-resources.ts'
import { businessOrderSchemaPath } from './business-order-schema.ts'
import type { Json } from './json.ts'
import { euros } from './price.ts'
import { productId } from './product.ts'
import { endOf, type OrderToShow, otherParties, ownParties } from './product-order.ts'

/** The end of agreement lines as TMF622 shows it: an order whose items have the action `delete`. */
export type EndToShow = Pick<
  OrderToShow,
  | 'number'
  | 'version'
  | 'state'
  | 'productType'
  | 'openedAt'
  | 'closedAt'
  | 'changedAt'
  | 'contactName'
  | 'reason'
  | 'reseller'
  | 'externalId'
  | 'sent'
> & {
  readonly companyName: string
  readonly kvkNumber: string
  /** Nine digits of the order whose agreement it is of. */
  readonly agreement: string
  readonly lastDay: string
  readonly costInCents: number
  /** Why it ends, as the product says it. */
  readonly endReason: string
  readonly lines: readonly {
    readonly position: number
    readonly name: string
    readonly quantity: number
    readonly lastDay: string
    readonly costInCents: number
  }[]
}

/** An end as TMF622 has it, with the extension `BusinessOrder`. */
export function productOrderOfEnd(end: EndToShow, { publicUrl }: { readonly publicUrl: string }): Json {
  const { number, agreement, state, sent, lines, lastDay } = end
  return {
    ...sent,
    id: number,
    href: publicUrl + tmfPath('TMF622', 'productOrder', number),
    ...(end.externalId !== null && { externalId: end.externalId }),
    category: end.productType,
    orderDate: end.openedAt.toISOString(),
    state,
    ...endOf(end),
    productOrderItem: lines.map((line, place) => {
      const id = productId(agreement, line.position)
      return {
        id: String(place + 1),
        action: 'delete',
        quantity: line.quantity,
        state,
        product: { id, href: publicUrl + tmfPath('TMF637', 'product', id), name: line.name, isBundle: false },
      }
    }),
    relatedParty: [
      ...ownParties({ ...end, form: { companyName: end.companyName, kvkNumber: end.kvkNumber } }, publicUrl),
      ...otherParties(sent),
    ],
    '@type': 'BusinessOrder',
    '@baseType': 'ProductOrder',
    '@schemaLocation': `${publicUrl}${businessOrderSchemaPath}`,
    ends: {
      agreement: agreementNumber(agreement),
      lastDay,
      leavingCost: euros(end.costInCents),
      reason: end.endReason,
    },
    ...(end.reason !== null && { stateReason: end.reason }),
    version: end.version,
    lastUpdate: end.changedAt.toISOString(),
  }
}
