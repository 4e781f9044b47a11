import { formatDateTime, formatLastDay } from '../../../../common/moments.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Block, FigureTable, ShopDocument } from '../../../../platform/pdf/document.ts'
import type { OrderLine } from '../../../carts/order-lines.ts'
import { cartTableTexts } from '../../../carts/texts.ts'
import {
  isRecurring,
  lineTotalInCents,
  type Totals,
  totalsWithVatOf,
  vatPercentage,
} from '../../../carts/totals.ts'
import { linesTable, totalRow } from '../../../documents/server/cart-blocks.ts'
import { documentTableTexts } from '../../../documents/texts.ts'
import { requesterFacts } from '../../../orders/server/request-facts.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { totalsInWords } from '../../../orders/totals-texts.ts'
import { equalParts } from '../../equal-parts.ts'
import { referencesOfVersion } from '../../part-references.ts'
import { linesOfPart, quoteTotals } from '../../quote.ts'
import { quotePageTexts, quotePartTexts } from '../../texts.ts'
import { differencesInWords } from '../../texts-differences.ts'
import { addressCount } from '../../texts-overview.ts'
import { isRenewalOf, type PartOfVersion, versionDifferences } from '../../versions.ts'
import { discountsTogether } from '../../whole-discounts.ts'
import type { StoredVersion } from '../stored-versions.ts'
import { type DocumentedPart, partBlocks, placeFacts, titleOfParts } from './offered-parts.ts'
import { sums } from './sums.ts'
import { quoteDocumentTexts as texts } from './texts.ts'

export type OfferedVersion = Pick<StoredVersion, 'number' | 'words' | 'validUntil' | 'sentAt'> & {
  readonly parts: readonly DocumentedPart[]
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
          ...onlyPart(version.parts).flatMap(placeFacts),
          ...requesterFacts({
            ...quote,
            references: referencesOfVersion(quote.references, version.parts),
          }),
        ],
      },
      {
        kind: 'small',
        text: texts.terms,
      },
      ...(version.parts.length > 1 ? equalParts(version.parts).flatMap(partBlocks) : []),
    ],
  }
}

/** The part of a quote that has one: it is shown as the whole. */
const onlyPart = (parts: readonly DocumentedPart[]) => (parts.length === 1 ? parts : [])

/** The lines of a quote of one part; of more parts a row for each, the discounts on the whole, and what all come to. */
function offer(parts: readonly DocumentedPart[]): readonly Block[] {
  const [only] = onlyPart(parts)
  if (only) {
    const lines = linesOfPart(only, { isWhole: true })
    return [linesTable(lines), { kind: 'facts', rows: sums([only], { isWhole: true }) }]
  }
  const whole = { isWhole: true }
  const discounts = discountsTogether(parts)
  const all = parts.flatMap(({ lines }) => lines)
  return [
    {
      kind: 'figures',
      of: quotePartTexts.part,
      columns: [cartTableTexts.oneTime, cartTableTexts.monthly],
      rows: [
        ...equalParts(parts).map(group =>
          figureRow(
            titleOfParts(group),
            quoteTotals(group.parts, { isWhole: false }),
            group.parts.flatMap(({ lines }) => lines),
          ),
        ),
        ...discounts.map(discount =>
          figureRow(quotePartTexts.onTheWhole(discount.text), signedTotals(discount), []),
        ),
        totalRow(documentTableTexts.totalWithoutVat(vatPercentage), quoteTotals(parts, whole), all),
        totalRow(
          documentTableTexts.totalWithVat(vatPercentage),
          quoteTotals(parts, whole, totalsWithVatOf),
          all,
        ),
      ],
    },
    {
      kind: 'facts',
      rows: [
        [texts.addresses, addressCount(parts)],
        ...sums(parts, whole),
        ...(discounts.length > 0
          ? [
              [
                texts.withoutWholeDiscount,
                texts.perPart(totalsInWords(quoteTotals(parts, { isWhole: false }), all)),
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

const figureRow = (
  name: string,
  totals: Totals,
  lines: readonly OrderLine[],
): FigureTable['rows'][number] => ({
  ...totalRow(name, totals, lines),
  isTotal: false,
})

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
