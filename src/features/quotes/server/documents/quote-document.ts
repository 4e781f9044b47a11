import { formatDateTime, formatLastDay } from '../../../../common/moments.ts'
import { formatEuro } from '../../../../common/money.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Block, ShopDocument } from '../../../../platform/pdf/document.ts'
import { termInWords } from '../../../catalogue/product-notes.ts'
import { contractTermOf } from '../../../checkout/rules/cart.ts'
import {
  firstInvoiceInCents,
  lineTotalWithVatInCents,
  totalOverTermInCents,
  vatPercentage,
} from '../../../checkout/rules/totals.ts'
import { linesTable } from '../../../documents/server/cart-blocks.ts'
import type { OrderLine } from '../../../orders/order-lines.ts'
import { quoteFacts } from '../../../orders/server/request-facts.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { differenceInWords, quotePageTexts } from '../../texts.ts'
import { isRenewalOf, quoteDifferences } from '../../versions.ts'
import type { StoredVersion } from '../stored-versions.ts'
import { quoteDocumentTexts as texts } from './texts.ts'

export type OfferedVersion = Pick<StoredVersion, 'number' | 'lines' | 'words' | 'validUntil' | 'sentAt'> & {
  /** Name of the colleague. */
  readonly madeBy: string
}

type VersionBefore = Pick<StoredVersion, 'lines' | 'words'> | null

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
      linesTable(version.lines),
      { kind: 'facts', rows: sums(version.lines) },
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
          ...quoteFacts(quote),
        ],
      },
      {
        kind: 'small',
        text: texts.terms,
      },
    ],
  }
}

const wordsOf = (words: string): readonly Block[] =>
  words === '' ? [] : words.split(/\n{2,}/).map(text => ({ kind: 'paragraph', text }))

function changes(before: VersionBefore, after: OfferedVersion): readonly Block[] {
  if (isRenewalOf(before, after)) return [{ kind: 'paragraph', text: quotePageTexts.renewed }]
  const differences = before ? quoteDifferences(before.lines, after.lines) : []
  if (differences.length === 0) return []
  return [
    { kind: 'heading', text: quotePageTexts.differences },
    { kind: 'facts', rows: differences.map(line => [line.name, differenceInWords(line)] as const) },
  ]
}

/** First invoice and total over the term, excl. and incl. VAT. */
function sums(lines: readonly OrderLine[]): readonly (readonly [string, string])[] {
  const both = (sum: (lines: readonly OrderLine[], amountOf?: typeof lineTotalWithVatInCents) => number) =>
    texts.amount(formatEuro(sum(lines)), formatEuro(sum(lines, lineTotalWithVatInCents)), vatPercentage)
  const term = contractTermOf(lines)
  return [
    [texts.firstInvoice, both(firstInvoiceInCents)],
    ...(term >= 12 ? [[texts.overTerm(termInWords(term)), both(totalOverTermInCents)] as const] : []),
  ]
}
