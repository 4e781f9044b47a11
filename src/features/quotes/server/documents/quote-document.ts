import type { Block, ShopDocument } from '../../../../platform/pdf/document.ts'
import { formatDateTime, formatLastDay } from '../../../../shared/moments.ts'
import { formatEuro } from '../../../../shared/money.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
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
import { quoteDifferences } from '../../quote.ts'
import { differenceInWords, quotePageTexts } from '../../texts.ts'
import { isRenewalOf } from '../../versions.ts'
import type { StoredVersion } from '../stored-versions.ts'

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
    title: `Prijsopgave ${number}`,
    subject: version.number > 1 ? `Versie ${version.number}` : 'Prijsopgave',
    date: version.sentAt,
    blocks: [
      {
        kind: 'paragraph',
        text: `Voor ${quote.companyName}, ter attentie van ${quote.fullName}. Deze prijsopgave geldt tot en met ${until}.`,
      },
      ...wordsOf(version.words),
      ...changes(before, version),
      { kind: 'heading', text: 'Wat we aanbieden' },
      linesTable(version.lines),
      { kind: 'facts', rows: sums(version.lines) },
      { kind: 'heading', text: 'Hoe het verder gaat' },
      {
        kind: 'paragraph',
        text: 'Ga je akkoord? Dat laat je weten via de link in onze e-mail. Je vult daar in wat we voor de bestelling nog niet weten en krijgt meteen je bestelnummer. We bellen je binnen 1 werkdag om de bestelling door te nemen; daarna plannen we de levering op een dag die jou past.',
      },
      {
        kind: 'paragraph',
        text: 'Heb je een vraag, of wil je iets anders? Stel hem via dezelfde link. Niets doen mag ook: na de laatste dag vervalt de prijsopgave vanzelf.',
      },
      { kind: 'heading', text: 'Gegevens' },
      {
        kind: 'facts',
        rows: [
          ['Nummer', number],
          ['Versie', String(version.number)],
          ['Verstuurd op', formatDateTime(version.sentAt)],
          ['Geldig tot en met', until],
          ['Gemaakt door', version.madeBy],
          ...quoteFacts(quote),
        ],
      },
      {
        kind: 'small',
        text: 'Op een bestelling uit deze prijsopgave zijn onze algemene voorwaarden van toepassing. Die staan op onze website en ontvang je bij de bevestiging.',
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
    { kind: 'heading', text: 'Anders dan in de vorige versie' },
    { kind: 'facts', rows: differences.map(line => [line.name, differenceInWords(line)] as const) },
  ]
}

/** First invoice and total over the term, excl. and incl. VAT. */
function sums(lines: readonly OrderLine[]): readonly (readonly [string, string])[] {
  const both = (sum: (lines: readonly OrderLine[], amountOf?: typeof lineTotalWithVatInCents) => number) =>
    `${formatEuro(sum(lines))} excl. btw, ${formatEuro(sum(lines, lineTotalWithVatInCents))} incl. ${vatPercentage}% btw`
  const term = contractTermOf(lines)
  return [
    ['Eerste factuur', both(firstInvoiceInCents)],
    ...(term >= 12 ? [[`Totaal over ${termInWords(term)}`, both(totalOverTermInCents)] as const] : []),
  ]
}
