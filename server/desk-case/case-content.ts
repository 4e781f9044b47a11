import { totalsToWire } from '../../contract/agreed-totals.ts'
import type { DeskCase } from '../../contract/desk-case.ts'
import { productsToWire } from '../../contract/products.ts'
import { hasContractSummary } from '../../domain/contract-summary.ts'
import { addressLine, type Fact } from '../../domain/facts.ts'
import { isInternetLine } from '../../domain/internet/lines.ts'
import type { Case } from '../cases/case.ts'
import type { Queryable } from '../database/pool.ts'
import { submissionOf } from '../forms/submissions.ts'
import { consentsOf } from '../orders/consents.ts'
import { orderFacts, quoteFacts } from '../orders/request-facts.ts'
import { orderOf, type StoredOrder } from '../orders/stored-orders.ts'
import { quoteOf, type StoredQuote } from '../orders/stored-quotes.ts'

/** What came in with a case, whatever its kind, as staff read it. */
export type CaseContent = Pick<
  DeskCase,
  'lines' | 'totals' | 'facts' | 'place' | 'checks' | 'consents' | 'documents'
>

const nothing: CaseContent = {
  lines: [],
  totals: null,
  facts: [],
  place: null,
  checks: [],
  consents: [],
  documents: [],
}

export async function caseContent(
  database: Queryable,
  found: Case,
  documentPath: (name: string) => string,
): Promise<CaseContent> {
  switch (found.kind) {
    case 'order': {
      const [order, consents] = await Promise.all([orderOf(database, found), consentsOf(database, found.id)])
      return order ? orderContent(order, consents, documentPath) : nothing
    }
    case 'quote': {
      const [quote, consents] = await Promise.all([quoteOf(database, found), consentsOf(database, found.id)])
      return quote ? quoteContent(quote, consents, documentPath) : nothing
    }
    default: {
      const [submission, consents] = await Promise.all([
        submissionOf(database, found),
        consentsOf(database, found.id),
      ])
      const answers = submission?.answers ?? []
      return {
        ...nothing,
        facts: onWire(answers.map(({ label, value }) => [label, value])),
        consents: consentsOnWire(consents),
      }
    }
  }
}

type Consents = Awaited<ReturnType<typeof consentsOf>>

const onWire = (facts: readonly Fact[]): CaseContent['facts'] =>
  facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }))

const consentsOnWire = (consents: Consents): CaseContent['consents'] =>
  consents.map(({ kind, textVersion, text, reference, givenAt }) => ({
    kind,
    version: textVersion,
    text,
    reference,
    givenAt: givenAt.toISOString(),
  }))

const shared = (request: StoredOrder | StoredQuote, consents: Consents) => ({
  lines: productsToWire(request.cart),
  totals: totalsToWire(request.totals),
  place: {
    line: addressLine(request.installationAddress),
    availability:
      request.cart.find(({ product }) => isInternetLine(product))?.product.fiberLineAvailability ?? null,
    isChecked: request.addressChecked,
  },
  consents: consentsOnWire(consents),
})

function orderContent(
  order: StoredOrder,
  consents: Consents,
  documentPath: (name: string) => string,
): CaseContent {
  const { kvkNumber, kvkChecked, vatNumber, vatStanding } = order
  const content = shared(order, consents)
  return {
    ...content,
    facts: onWire(orderFacts(order)),
    checks: [
      { check: 'kvk', value: kvkNumber, isOwed: !kvkChecked },
      ...(vatStanding === null
        ? []
        : [{ check: 'vat' as const, value: vatNumber, isOwed: vatStanding === 'not-checked' }]),
      { check: 'address', value: content.place.line, isOwed: !order.addressChecked },
    ],
    documents: [
      { title: 'Bevestiging van de bestelling', path: documentPath('bevestiging') },
      ...(hasContractSummary(order.productType)
        ? [{ title: 'Samenvatting van het contract', path: documentPath('contractsamenvatting') }]
        : []),
    ],
  }
}

function quoteContent(
  quote: StoredQuote,
  consents: Consents,
  documentPath: (name: string) => string,
): CaseContent {
  const content = shared(quote, consents)
  return {
    ...content,
    facts: onWire(quoteFacts(quote)),
    checks: [{ check: 'address', value: content.place.line, isOwed: !quote.addressChecked }],
    documents: [{ title: 'Aanvraag voor een prijsopgave', path: documentPath('aanvraag') }],
  }
}
