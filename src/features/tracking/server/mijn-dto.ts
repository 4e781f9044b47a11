import { isSameEmail } from '../../../common/checks/email-key.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { constructionOf } from '../../addresses/line-promise.ts'
import type { PromisedFor } from '../../calendar/server/promised.ts'
import { orderName } from '../../cases/order-origin.ts'
import type { CustomerFilter } from '../../cases/server/case.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { mandateOf } from '../../consents/server/consent.ts'
import { hasContractSummary } from '../../contract-summaries/contract.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import { contactPersonOf } from '../../details/person.ts'
import type { DocumentLink } from '../../documents/contract.ts'
import {
  type Correction,
  correctionsOf,
  type ListedDocument,
  withCorrections,
} from '../../documents/server/corrections.ts'
import { type OrderHead, ordersOfCustomer, type StoredOrder } from '../../orders/server/stored-orders.ts'
import type { CaseOutlook } from '../contract.ts'
import {
  type CustomerDocuments,
  customerOrderCalls,
  type OrderDetails,
  type OrderSummary,
  type RequestStatus,
  requestPageSize,
} from '../contract-mijn.ts'
import type { DocumentsOfOne } from './followed-parts.ts'
import { documentTitles } from './texts.ts'

const { customerOrder } = customerOrderCalls

type RequestQuery = {
  readonly stand?: RequestStatus | undefined
  readonly soort?: ProductType | undefined
  readonly na?: string | undefined
}

/** Orders and their documents as src/features/tracking/contract-mijn.ts has them. */

/** A page of what a list asks for, and one more. */
export const filterOf = ({ stand, soort, na }: RequestQuery): CustomerFilter => ({
  isOpen: stand && stand === 'lopend',
  productType: soort,
  after: na,
  limit: requestPageSize + 1,
})

export const orderSummary = (
  order: Omit<OrderHead, 'mandateReference' | 'organizationEmail'>,
  progress: CaseOutlook,
): OrderSummary => ({
  progress,
  number: formatOrderNumber(order.orderNumber),
  productType: order.productType,
  state: order.state,
  createdAt: order.createdAt.toISOString(),
  totals: order.totals,
  construction: order.construction,
  installationAddress: order.installationAddress,
  origin: order.origin,
})

export function orderDetails(
  order: StoredOrder,
  promised: PromisedFor,
  {
    progress,
    delivery,
    agreement,
    returns,
  }: Pick<OrderDetails, 'progress' | 'delivery' | 'agreement' | 'returns'>,
  /** Of its documents; null where the reader may open none. */
  corrections: readonly Correction[] | null,
): OrderDetails {
  const { lines, contactPerson, technicalPerson, invoiceAddress, phoneNumberRetention } = order
  const mandateReference = corrections ? (mandateOf(order.consents)?.reference ?? null) : null
  return {
    ...orderSummary({ ...order, construction: constructionOf(lines) }, progress),
    lines,
    references: order.references,
    documents: corrections ? orderDocuments({ ...order, mandateReference }, corrections) : [],
    progress,
    contactPerson,
    technicalPerson: technicalPerson && contactPersonOf(technicalPerson),
    invoiceAddress,
    phoneNumberRetention: [...phoneNumberRetention],
    promised: promised(order.createdAt),
    deliveryChecked: order.deliveryChecked,
    delivery,
    agreement,
    returns,
    mandateReference,
  }
}

function orderDocuments(
  order: Pick<OrderHead, 'orderNumber' | 'origin' | 'productType' | 'mandateReference'>,
  corrections: readonly Correction[],
): DocumentLink[] {
  const name = orderName(order)
  const { path } = endpoint(customerOrder, { nummer: formatOrderNumber(order.orderNumber) })
  const listed: ListedDocument[] = [
    {
      title: documentTitles.confirmation(name),
      path: `${path}/bevestiging.pdf`,
      kind: 'order-confirmation',
    },
    ...(hasContractSummary(order.productType)
      ? [
          {
            title: documentTitles.contractSummary(name),
            path: `${path}/contractsamenvatting.pdf`,
            kind: 'contract-summary',
          } as const,
        ]
      : []),
    ...(order.mandateReference === null
      ? []
      : [{ title: documentTitles.mandate(name), path: `${path}/machtiging.pdf`, kind: 'mandate' } as const]),
  ]
  return withCorrections(listed, corrections)
}

type FileReader = Pick<StoredCustomer, 'email' | 'organization'>

/**
 * Whether the reader may open an order's files, which contain the IBAN: only if the organisation is theirs. An order
 * may be in the account of somebody else, who is our contact for the organisation.
 */
export const mayReadFiles = ({ email, organization }: FileReader, organizationEmail: string): boolean =>
  isSameEmail(email, organizationEmail) || isSameEmail(organization.email, organizationEmail)

/** Of whose the documents are and when it was made. @param number nine digits */
export const madeWhen = ({ createdAt }: { readonly createdAt: Date }, number: string) => ({
  number: formatOrderNumber(number),
  createdAt: createdAt.toISOString(),
})

/** The documents of a customer's orders, as far as the customer may open them. */
export async function documentsOfOrders(
  database: Queryable,
  customer: StoredCustomer,
): Promise<readonly DocumentsOfOne[]> {
  const orders = await ordersOfCustomer(database, customer.id)
  const corrections = await correctionsOf(
    database,
    orders.map(({ caseId }) => caseId),
  )
  return orders
    .filter(({ organizationEmail }) => mayReadFiles(customer, organizationEmail))
    .map(order => ({
      ...madeWhen(order, order.orderNumber),
      links: orderDocuments(order, corrections(order.caseId)),
    }))
}

/** Every document, newest first. */
export const listedDocuments = (all: readonly DocumentsOfOne[]): CustomerDocuments =>
  all
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .flatMap(({ number, createdAt, links }) => links.map(link => ({ ...link, number, createdAt })))
