import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import { hasUnknownCosts, notInTotals } from '../../addresses/promise-texts.ts'
import type { PricedLine } from '../order-lines.ts'
import styles from './not-in-totals.module.css'

/** Beside a total of lines: what is not in it because of costs of construction; nothing where it has all. */
export function NotInTotals({ lines }: { lines: readonly PricedLine[] }) {
  const words = notInTotals(lines)
  return (
    words && (
      <span className={styles.note}>
        <TextWithAmounts>{words}</TextWithAmounts>
      </span>
    )
  )
}

/** Whether a total of 0 cents says nothing yet: costs that nobody knows may come to it. */
export const isTotalUnknown = (totalInCents: number, lines: readonly PricedLine[]): boolean =>
  totalInCents === 0 && hasUnknownCosts(lines)
