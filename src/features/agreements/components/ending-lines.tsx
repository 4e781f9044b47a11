import { formatEuro } from '../../../common/money.ts'
import type { EndingLine } from '../contract.ts'
import { noticeCost } from '../notice.ts'
import { agreementTexts, noticeTexts as texts } from '../texts.ts'
import styles from './notice.module.css'
import { wholeDay } from './ways-out.ts'

/** The lines that end by a notice, by when, and what that costs at most. */
export function EndingLines({ lines }: { lines: readonly EndingLine[] }) {
  const cost = noticeCost(lines)
  return (
    <div className={styles.ending}>
      <ul className="plain-list">
        {lines.map(({ position, name, quantity, lastDay, costInCents }) => (
          <li key={position}>
            <strong>{quantity === 1 ? name : `${quantity} × ${name}`}</strong>
            <span>{costInCents === 0 ? texts.free : formatEuro(costInCents)}</span>
            <span className={styles.note}>{agreementTexts.lastDay(wholeDay(lastDay))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>{cost > 0 ? texts.total(formatEuro(cost)) : texts.totalFree}</p>
      {cost > 0 && <p className={styles.note}>{texts.why}</p>}
      {lines.some(({ isRented }) => isRented) && <p className={styles.note}>{texts.rented}</p>}
    </div>
  )
}
