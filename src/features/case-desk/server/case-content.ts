import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Fact } from '../../../common/fact.ts'
import type { Day } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { promiseOf } from '../../addresses/line-promise.ts'
import { promiseInWords } from '../../addresses/promise-texts.ts'
import { agreementLines } from '../../agreements/agreement.ts'
import { agreementAtDesk } from '../../agreements/server/agreements-of-customer.ts'
import { endFacts } from '../../agreements/server/end-facts.ts'
import { type HeldProduct, heldProducts } from '../../agreements/server/held-products.ts'
import { productLines } from '../../carts/order-lines.ts'
import { caseEvents } from '../../cases/events.ts'
import type { Case } from '../../cases/server/case.ts'
import { deskCaseTexts } from '../../cases/server/texts.ts'
import { isInternetLine } from '../../catalogue/product.ts'
import { consentsOf } from '../../consents/server/consents.ts'
import { hasContractSummary } from '../../contract-summaries/contract.ts'
import { addressLine } from '../../details/facts.ts'
import { companyAddress } from '../../details/server/check-street.ts'
import { correctionsOf, type ListedDocument, withCorrections } from '../../documents/server/corrections.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { formatAnswer } from '../../forms/server/format-answer.ts'
import { addressIn, enquiredLine, enquiredPlace } from '../../forms/server/searchable-submissions.ts'
import { answerAt, type FormAnswer, submissionOf } from '../../forms/server/submissions.ts'
import { orderFacts, quoteFacts } from '../../orders/server/request-facts.ts'
import { orderOf, type StoredOrder } from '../../orders/server/stored-orders.ts'
import { quoteOf, type StoredQuote } from '../../orders/server/stored-quotes.ts'
import type { DeskCase } from '../contract.ts'
import { caseDeskEvents } from '../events.ts'
import { deliveryToCheck } from '../texts-desk.ts'
import type { DeskCaseServices } from './services.ts'

/** Content of a case of any kind, as staff read it. */
export type CaseContent = Pick<
  DeskCase,
  | 'lines'
  | 'totals'
  | 'facts'
  | 'enquiry'
  | 'correctable'
  | 'place'
  | 'checks'
  | 'consents'
  | 'documents'
  | 'deliveryPreference'
  | 'heldProducts'
  | 'agreement'
>

const nothing: Omit<CaseContent, 'correctable'> = {
  lines: [],
  totals: null,
  facts: [],
  enquiry: null,
  place: null,
  checks: [],
  consents: [],
  documents: [],
  deliveryPreference: null,
  heldProducts: [],
  agreement: null,
}

export async function caseContent(
  database: Queryable,
  coverageAt: DeskCaseServices['coverageAt'],
  found: Case,
  documentPath: (name: string) => string,
): Promise<CaseContent> {
  if (found.purpose === 'end')
    return { ...nothing, correctable: contactOf(found), facts: onWire(await endFacts(database, found)) }
  switch (found.kind) {
    case 'order': {
      const today = dayInTheNetherlands(new Date())
      const [order, consents, held, agreement, corrections] = await Promise.all([
        orderOf(database, found),
        consentsOf(database, found.id),
        heldProducts(database, [found.id]),
        agreementAtDesk(database, found.id, today),
        correctionsOf(database, [found.id]),
      ])
      return order
        ? {
            ...orderContent(order, consents, contactOf(found)),
            documents: withCorrections(orderDocuments(order, documentPath), corrections(found.id)),
            heldProducts: heldOnWire(held.get(found.id) ?? [], today),
            agreement,
          }
        : { ...nothing, correctable: contactOf(found) }
    }
    case 'quote': {
      const [quote, consents, corrections] = await Promise.all([
        quoteOf(database, found),
        consentsOf(database, found.id),
        correctionsOf(database, [found.id]),
      ])
      return quote
        ? {
            ...quoteContent(quote, consents, contactOf(found)),
            documents: withCorrections(quoteDocuments(documentPath), corrections(found.id)),
          }
        : { ...nothing, correctable: contactOf(found) }
    }
    default: {
      const [submission, consents] = await Promise.all([
        submissionOf(database, found),
        consentsOf(database, found.id),
      ])
      const answers = submission?.answers ?? []
      return {
        ...nothing,
        ...(await placeOfEnquiry(database, coverageAt, found, answers)),
        facts: onWire(answers.map(answer => [answer.label, formatAnswer(submission?.formId ?? '', answer)])),
        enquiry: enquiryIn(answers),
        correctable: { ...contactOf(found), enquired: enquiredPlace(answers) },
        consents: consentsOnWire(consents),
      }
    }
  }
}

type Consents = Awaited<ReturnType<typeof consentsOf>>

const onWire = (facts: readonly Fact[]): CaseContent['facts'] =>
  facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }))

/** The staff member who read a consent out appears by id here. */
const consentsOnWire = (consents: Consents): CaseContent['consents'] =>
  consents.map(({ kind, textVersion, text, reference, givenAt, readOutBy, passedOn }) => ({
    kind,
    version: textVersion,
    text,
    reference,
    givenAt: givenAt.toISOString(),
    readOutBy,
    passedOn,
  }))

const contactOf = ({ organizationName, customerId, contactName }: Case): CaseContent['correctable'] => ({
  companyName: customerId === null ? organizationName : null,
  firstName: null,
  name: contactName ?? '',
  address: null,
  organization: null,
  invoice: null,
  references: null,
  enquired: null,
})

/** Place of an enquiry, its coverage, and whether the register was asked since it came in. */
async function placeOfEnquiry(
  database: Queryable,
  coverageAt: DeskCaseServices['coverageAt'],
  { id }: Case,
  answers: readonly FormAnswer[],
): Promise<Pick<CaseContent, 'place' | 'checks'>> {
  const address = addressIn(answers)
  if (!address) return { place: null, checks: [] }
  const [coverage, events] = await Promise.all([coverageAt(address), eventsOfCase(database, id)])
  // An earlier check of the address does not apply to the corrected one.
  const corrected = events.findLastIndex(
    ({ type, changedFields }) => type === caseEvents.corrected && changedFields.includes('address'),
  )
  const isChecked = events
    .slice(corrected + 1)
    .some(
      ({ type, data }) =>
        type === caseDeskEvents.checkDone && data.check === 'address' && data.standing === 'known',
    )
  const line = enquiredLine(address)
  return {
    place: {
      line,
      availability: null,
      isChecked,
      coverage: coverage && {
        fibre: coverage.fibre.availability,
        fibreMbs: coverage.fibre.maxDownloadMbs || null,
        dslMbs: coverage.dsl?.maxDownloadMbs ?? null,
      },
    },
    checks: [{ check: 'address', value: line, isOwed: !isChecked }],
  }
}

function enquiryIn(answers: readonly FormAnswer[]): CaseContent['enquiry'] {
  const address = addressIn(answers)
  if (!address) return null
  const { zipCode, houseNumber, houseNumberSuffix } = address
  return { zipCode, houseNumber, houseNumberSuffix, bandwidth: answerAt(answers, 'bandwidth') }
}

const shared = (request: StoredOrder | StoredQuote, consents: Consents) => ({
  lines: request.lines,
  totals: request.totals,
  place: {
    line: addressLine(request.installationAddress),
    availability:
      productLines(request.lines).find(({ product }) => isInternetLine(product))?.product
        .fiberLineAvailability ?? null,
    isChecked: request.addressChecked,
    coverage: null,
  },
  consents: consentsOnWire(consents),
})

const heldOnWire = (products: readonly HeldProduct[], today: Day): CaseContent['heldProducts'] =>
  agreementLines(products, today).map((line, index) => {
    const end = products[index]?.end
    return { ...line, end: end ? { endedOn: end.endedOn, reason: end.reason } : null }
  })

function orderContent(
  order: StoredOrder,
  consents: Consents,
  contact: CaseContent['correctable'],
): Omit<CaseContent, 'heldProducts' | 'agreement' | 'documents'> {
  const { kvkNumber, kvkChecked, vatNumber, vatStatus } = order
  const content = shared(order, consents)
  return {
    ...content,
    enquiry: null,
    correctable: {
      ...contact,
      firstName: order.contactPerson.firstName,
      name: order.contactPerson.lastName,
      address: order.installationAddress,
      organization: companyAddress(order.organization),
      invoice: order.invoiceAddress,
      references: order.references,
    },
    facts: onWire(orderFacts(order)),
    deliveryPreference: order.deliveryPreference,
    checks: [
      { check: 'kvk', value: kvkNumber, isOwed: !kvkChecked },
      ...(vatStatus === null
        ? []
        : [{ check: 'vat' as const, value: vatNumber, isOwed: vatStatus === 'not-checked' }]),
      { check: 'address', value: content.place.line, isOwed: !order.addressChecked },
      ...(order.deliveryChecked ? [] : [deliveryCheck(order)]),
    ],
  }
}

const deliveryCheck = ({ lines }: StoredOrder): CaseContent['checks'][number] => {
  const promise = promiseOf(lines)
  return { check: 'delivery', value: deliveryToCheck(promise ? promiseInWords(promise) : ''), isOwed: true }
}

function quoteContent(
  quote: StoredQuote,
  consents: Consents,
  contact: CaseContent['correctable'],
): Omit<CaseContent, 'documents'> {
  const content = shared(quote, consents)
  return {
    ...content,
    enquiry: null,
    correctable: { ...contact, address: quote.installationAddress, references: quote.references },
    facts: onWire(quoteFacts(quote)),
    deliveryPreference: null,
    heldProducts: [],
    agreement: null,
    checks: [{ check: 'address', value: content.place.line, isOwed: !quote.addressChecked }],
  }
}

const orderDocuments = (
  { productType }: Pick<StoredOrder, 'productType'>,
  pathOf: (name: string) => string,
): readonly ListedDocument[] => [
  { title: deskCaseTexts.confirmation, path: pathOf('bevestiging'), kind: 'order-confirmation' },
  ...(hasContractSummary(productType)
    ? [
        {
          title: deskCaseTexts.contractSummary,
          path: pathOf('contractsamenvatting'),
          kind: 'contract-summary',
        } as const,
      ]
    : []),
]

const quoteDocuments = (pathOf: (name: string) => string): readonly ListedDocument[] => [
  { title: deskCaseTexts.quoteRequest, path: pathOf('aanvraag'), kind: 'quote-request' },
]
