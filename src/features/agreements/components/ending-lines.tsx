import { formatEuro } from '../../../common/money.ts'
import { countedName, type EndingLine } from '../contract.ts'
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
        {lines.map(line => (
          <li key={line.position}>
            <strong>{countedName(line)}</strong>
            <span>{line.costInCents === 0 ? texts.free : formatEuro(line.costInCents)}</span>
            <span className={styles.note}>{agreementTexts.lastDay(wholeDay(line.lastDay))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>{cost > 0 ? texts.total(formatEuro(cost)) : texts.totalFree}</p>
      {cost > 0 && <p className={styles.note}>{texts.why}</p>}
      {lines.some(({ isRented }) => isRented) && <p className={styles.note}>{texts.rented}</p>}
    </div>
  )
}
