import { formatEuro } from '../../../common/money.ts'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { CartSummary } from '../../carts/components/cart-summary.tsx'
import { isRecurring, lineTotalInCents, totalsWithVatOf, vatPercentage } from '../../carts/totals.ts'
import { totalsInWords } from '../../orders/totals-texts.ts'
import { linesOfPart, quoteTotals } from '../quote.ts'
import { quotePartTexts } from '../texts.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { addressFacts, overTermFacts } from '../texts-overview.ts'
import { partTexts } from '../texts-parts.ts'
import { discountsTogether } from '../whole-discounts.ts'
import type { TypedDraft } from './typed-draft.ts'
import type { TypedQuote } from './use-quote.ts'

const whole = { isWhole: true }

type Props = { composed: TypedQuote; typed: Pick<TypedDraft, 'parts'> }

/** Sums of the quote: its lines where it has one part, else discounts on the whole and what all parts come to. */
export function OfferSummary({ composed: { parts }, typed }: Props) {
  const [only] = parts
  if (only && parts.length === 1) {
    const lines = linesOfPart(only, whole)
    return lines.length > 0 ? <CartSummary lines={lines} caption={texts.preview} /> : null
  }
  const discounts = discountsTogether(parts)
  const all = parts.flatMap(({ lines }) => lines)
  return (
    <DetailsList
      details={[
        ...discounts.map(
          discount =>
            [
              quotePartTexts.onTheWhole(discount.text),
              `${formatEuro(lineTotalInCents(discount))} ${isRecurring(discount) ? partTexts.monthly.toLowerCase() : partTexts.oneTime.toLowerCase()}`,
            ] as const,
        ),
        [partTexts.total, totalsInWords(quoteTotals(parts, whole), all)],
        [
          partTexts.totalWithVat(vatPercentage),
          totalsInWords(quoteTotals(parts, whole, totalsWithVatOf), all),
        ],
        ...overTermFacts(parts, whole),
        ...addressFacts(typed.parts.slice(0, parts.length)),
        ...(discounts.length > 0
          ? [[partTexts.apart, totalsInWords(quoteTotals(parts, { isWhole: false }), all)] as const]
          : []),
      ]}
    />
  )
}
