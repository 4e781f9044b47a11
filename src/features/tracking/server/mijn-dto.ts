import { isSameEmail } from '../../../common/checks/email-key.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { constructionOf } from '../../addresses/line-promise.ts'
import { mandateOf } from '../../agreements/server/agreement.ts'
import type { PromisedFor } from '../../calendar/server/promised.ts'
import { orderName } from '../../cases/order-origin.ts'
import type { CustomerFilter } from '../../cases/server/case.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { hasContractSummary } from '../../contract-summaries/contract.ts'
import {
  type CustomerDocuments,
  customerRequestCalls,
  type OrderDetails,
  type OrderSummary,
  type QuoteDetails,
  type QuoteSummary,
  type RequestStatus,
  requestPageSize,
} from '../../customers/contract-requests.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import { contactPersonOf } from '../../details/person.ts'
import type { DocumentLink } from '../../documents/contract.ts'
import { type Correction, type ListedDocument, withCorrections } from '../../documents/server/corrections.ts'
import type { OrderHead, StoredOrder } from '../../orders/server/stored-orders.ts'
import type { QuoteHead, StoredQuote } from '../../orders/server/stored-quotes.ts'
import { type QuoteFiles, requestTitle, versionTitle } from '../../quotes/server/documents/quote-files.ts'
import type { CaseOutlook, CaseProgress } from '../contract.ts'
import { documentTitles } from './texts.ts'

const { customerOrder, customerQuote } = customerRequestCalls

type RequestQuery = {
  readonly stand?: RequestStatus | undefined
  readonly soort?: ProductType | undefined
  readonly na?: string | undefined
}

/** Orders, quotes and their documents as src/features/customers/contract.ts has them. */

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

export const quoteSummary = (quote: QuoteHead, progress: CaseOutlook): QuoteSummary => ({
  progress,
  number: formatOrderNumber(quote.quoteNumber),
  productType: quote.productType,
  state: quote.state,
  createdAt: quote.createdAt.toISOString(),
  totals: quote.totals,
  construction: quote.construction,
})

export function orderDetails(
  order: StoredOrder,
  promised: PromisedFor,
  { progress, delivery }: Pick<OrderDetails, 'progress' | 'delivery'>,
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
    mandateReference,
  }
}

export const quoteDetails = (
  quote: StoredQuote,
  progress: CaseProgress,
  files: QuoteFiles,
): Omit<QuoteDetails, 'quotePath' | 'offer'> => ({
  ...quoteSummary({ ...quote, construction: constructionOf(quote.lines) }, progress),
  lines: quote.lines,
  installationAddress: quote.installationAddress,
  references: quote.references,
  documents: quoteDocuments(quote, files),
  progress,
})

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

function quoteDocuments(
  { quoteNumber }: Pick<QuoteHead, 'quoteNumber'>,
  { hasRequest, versions, corrections }: QuoteFiles,
): DocumentLink[] {
  const number = formatOrderNumber(quoteNumber)
  const { path } = endpoint(customerQuote, { nummer: number })
  const listed: ListedDocument[] = [
    ...versions.map(version => ({
      title: versionTitle(number, version),
      path: `${path}/versie/${version}`,
      kind: 'quote' as const,
      version,
    })),
    ...(hasRequest
      ? [{ title: requestTitle(number), path: `${path}/aanvraag.pdf`, kind: 'quote-request' } as const]
      : []),
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

const madeWhen = ({ createdAt }: { readonly createdAt: Date }, number: string) => ({
  number: formatOrderNumber(number),
  createdAt: createdAt.toISOString(),
})

/** Every document of these orders and quotes, newest first. */
export function allDocuments(
  customer: FileReader,
  orders: readonly OrderHead[],
  quotes: readonly QuoteHead[],
  filesOf: (caseId: number) => QuoteFiles,
  corrections: (caseId: number) => readonly Correction[],
): CustomerDocuments {
  const ofOrders = orders
    .filter(({ organizationEmail }) => mayReadFiles(customer, organizationEmail))
    .map(order => ({
      ...madeWhen(order, order.orderNumber),
      links: orderDocuments(order, corrections(order.caseId)),
    }))
  const ofQuotes = quotes.map(quote => ({
    ...madeWhen(quote, quote.quoteNumber),
    links: quoteDocuments(quote, filesOf(quote.caseId)),
  }))
  return [...ofOrders, ...ofQuotes]
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .flatMap(({ number, createdAt, links }) => links.map(link => ({ ...link, number, createdAt })))
}
