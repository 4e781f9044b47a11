import { formatEuro } from '../../../common/money.ts'
import { paidTexts } from '../../../common/texts.ts'
import { Price } from '../../../ui/kit/price.tsx'
import type { PricedLine } from '../order-lines.ts'
import { isRecurring, lineListTotalInCents, lineTotalInCents, lineTotalWithVatInCents } from '../totals.ts'
import { WithVat } from './vat.tsx'

type Props = {
  line: PricedLine
  /** Beside the amount stands how it is paid; without, the place of the line says it. */
  hasUnit?: boolean
}

/** Amount of a whole line, beside its usual one, and incl. VAT where the visitor asked for it. */
export function LinePrice({ line, hasUnit = false }: Props) {
  const list = lineListTotalInCents(line)
  const unit = isRecurring(line) ? paidTexts.perMonth : paidTexts.oneTime
  return (
    <>
      <Price
        size="small"
        amount={formatEuro(lineTotalInCents(line))}
        listAmount={list === null ? undefined : formatEuro(list)}
        {...(hasUnit && { per: unit })}
      />
      <WithVat cents={lineTotalWithVatInCents(line)} />
    </>
  )
}
