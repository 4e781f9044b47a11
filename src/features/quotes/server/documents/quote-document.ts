import { formatDateTime, formatLastDay } from '../../../../common/moments.ts'
import { formatEuro } from '../../../../common/money.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Block, FigureTable, ShopDocument } from '../../../../platform/pdf/document.ts'
import { termInWords } from '../../../catalogue/product-notes.ts'
import { contractTermOf } from '../../../checkout/rules/cart.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  type LineAmount,
  lineTotalInCents,
  lineTotalWithVatInCents,
  type Totals,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../../../checkout/rules/totals.ts'
import { cartTableTexts } from '../../../checkout/texts/cart.ts'
import { linesTable, totalRow } from '../../../documents/server/cart-blocks.ts'
import { documentTableTexts } from '../../../documents/texts.ts'
import type { OrderLine } from '../../../orders/order-lines.ts'
import { placeFact, requesterFacts } from '../../../orders/server/request-facts.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { linesOfPart, quoteTotals, sumOfParts } from '../../quote.ts'
import { differencesInWords, partTitle, quotePageTexts, quotePartTexts, totalsInWords } from '../../texts.ts'
import { isRenewalOf, type PartOfVersion, versionDifferences } from '../../versions.ts'
import { discountsTogether } from '../../whole-discounts.ts'
import type { StoredVersion } from '../stored-versions.ts'
import { quoteDocumentTexts as texts } from './texts.ts'

export type OfferedVersion = Pick<StoredVersion, 'number' | 'words' | 'validUntil' | 'sentAt'> & {
  readonly parts: readonly PartOfVersion[]
  /** Name of the colleague. */
  readonly madeBy: string
}

/** With the parts of it that were not accepted. */
type VersionBefore = (Pick<StoredVersion, 'words'> & { readonly parts: readonly PartOfVersion[] }) | null

/** A version of a quote as it is sent. It binds the provider until its last day, at exactly these amounts. */
export function quoteDocument({
  quote,
  version,
  before,
}: {
  readonly quote: StoredQuote
  readonly version: OfferedVersion
  /** null of the first. */
  readonly before: VersionBefore
}): ShopDocument {
  const number = formatOrderNumber(quote.quoteNumber)
  const until = formatLastDay(version.validUntil)
  return {
    title: texts.title(number),
    subject: version.number > 1 ? texts.subjectOfVersion(version.number) : texts.subject,
    date: version.sentAt,
    blocks: [
      {
        kind: 'paragraph',
        text: texts.intro(quote.companyName, quote.fullName, until),
      },
      ...wordsOf(version.words),
      ...changes(before, version),
      { kind: 'heading', text: quotePageTexts.lines },
      ...offer(version.parts),
      { kind: 'heading', text: texts.next },
      {
        kind: 'paragraph',
        text: texts.accept,
      },
      {
        kind: 'paragraph',
        text: texts.ask,
      },
      { kind: 'heading', text: texts.details },
      {
        kind: 'facts',
        rows: [
          [texts.number, number],
          [texts.version, String(version.number)],
          [texts.sentAt, formatDateTime(version.sentAt)],
          [texts.until, until],
          [texts.madeBy, version.madeBy],
          ...onlyPart(version.parts).map(({ productType, address }) => placeFact(productType, address)),
          ...requesterFacts(quote),
        ],
      },
      {
        kind: 'small',
        text: texts.terms,
      },
      ...(version.parts.length > 1 ? version.parts.flatMap(pageOf) : []),
    ],
  }
}

/** The part of a quote that has one: it is shown as the whole. */
const onlyPart = (parts: readonly PartOfVersion[]) => (parts.length === 1 ? parts : [])

/** The lines of a quote of one part; of more parts a row for each, the discounts on the whole, and what all come to. */
function offer(parts: readonly PartOfVersion[]): readonly Block[] {
  const [only] = onlyPart(parts)
  if (only) {
    const lines = linesOfPart(only, { isWhole: true })
    return [linesTable(lines), { kind: 'facts', rows: sums(lines) }]
  }
  const whole = { isWhole: true }
  const discounts = discountsTogether(parts)
  return [
    {
      kind: 'figures',
      of: quotePartTexts.part,
      columns: [cartTableTexts.oneTime, cartTableTexts.monthly],
      rows: [
        ...parts.map((part, place) =>
          figureRow(texts.part(place + 1, partTitle(part)), totalsOf(part.lines)),
        ),
        ...discounts.map(discount =>
          figureRow(quotePartTexts.onTheWhole(discount.text), signedTotals(discount)),
        ),
        totalRow(documentTableTexts.totalWithoutVat(vatPercentage), quoteTotals(parts, whole)),
        totalRow(documentTableTexts.totalWithVat(vatPercentage), quoteTotals(parts, whole, totalsWithVatOf)),
      ],
    },
    {
      kind: 'facts',
      rows: [
        [
          texts.firstInvoice,
          both(amountOf => sumOfParts(parts, whole, lines => firstInvoiceInCents(lines, amountOf))),
        ],
        ...(discounts.length > 0
          ? [
              [
                texts.withoutWholeDiscount,
                texts.perPart(totalsInWords(quoteTotals(parts, { isWhole: false }))),
              ] as const,
            ]
          : []),
      ],
    },
  ]
}

/** Of a discount, which takes off: totals themselves are never below 0. */
const signedTotals = (line: OrderLine): Totals => {
  const amount = lineTotalInCents(line)
  return isRecurring(line)
    ? { monthlyInCents: amount, oneTimeInCents: 0 }
    : { monthlyInCents: 0, oneTimeInCents: amount }
}

const figureRow = (name: string, totals: Totals): FigureTable['rows'][number] => ({
  ...totalRow(name, totals),
  isTotal: false,
})

/** The page of a part: what it costs by itself, and what it costs as a part of the whole where that is less. */
function pageOf(part: PartOfVersion, place: number): readonly Block[] {
  const title = texts.part(place + 1, partTitle(part))
  return [
    { kind: 'page', title },
    { kind: 'heading', text: title },
    { kind: 'facts', rows: [placeFact(part.productType, part.address)] },
    linesTable(part.lines),
    { kind: 'facts', rows: sums(part.lines) },
    ...(part.wholeDiscounts.length > 0
      ? [
          {
            kind: 'paragraph',
            text: texts.inWhole(totalsInWords(totalsOf(linesOfPart(part, { isWhole: true })))),
          } as const,
        ]
      : []),
  ]
}

const wordsOf = (words: string): readonly Block[] =>
  words === '' ? [] : words.split(/\n{2,}/).map(text => ({ kind: 'paragraph', text }))

function changes(before: VersionBefore, after: OfferedVersion): readonly Block[] {
  if (isRenewalOf(before, after)) return [{ kind: 'paragraph', text: quotePageTexts.renewed }]
  const differences = before ? versionDifferences(before.parts, after.parts) : []
  if (differences.length === 0) return []
  return [
    { kind: 'heading', text: quotePageTexts.differences },
    { kind: 'facts', rows: differencesInWords(differences, after.parts.length) },
  ]
}

/** First invoice and total over the term, excl. and incl. VAT. */
function sums(lines: readonly OrderLine[]): readonly (readonly [string, string])[] {
  const term = contractTermOf(lines)
  return [
    [texts.firstInvoice, both(amountOf => firstInvoiceInCents(lines, amountOf))],
    ...(term >= 12
      ? [
          [
            texts.overTerm(termInWords(term)),
            both(amountOf => totalOverTermInCents(lines, amountOf)),
          ] as const,
        ]
      : []),
  ]
}

const both = (sum: (amountOf: LineAmount) => number): string =>
  texts.amount(formatEuro(sum(lineTotalInCents)), formatEuro(sum(lineTotalWithVatInCents)), vatPercentage)
