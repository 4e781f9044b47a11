import { formatEuro } from '../../../common/money.ts'
import { countedName, type EndingLine } from '../contract.ts'
import { afterwards, haveOwnShares, isSumAtMost, priceOfMonthsLeft, sumInWords } from '../cost-words.ts'
import { noticeCost } from '../notice.ts'
import { agreementTexts, noticeTexts as texts } from '../texts.ts'
import styles from './notice.module.css'
import { wholeDay } from './ways-out.ts'

/** The lines that end by a notice, by when, and what that costs. */
export function EndingLines({ lines }: { lines: readonly EndingLine[] }) {
  const cost = noticeCost(lines)
  const sayShares = haveOwnShares(lines)
  return (
    <div className={styles.ending}>
      <ul className="plain-list">
        {lines.map(line => (
          <li key={line.position}>
            <strong>{countedName(line)}</strong>
            <span>{line.costInCents === 0 ? texts.free : formatEuro(line.costInCents)}</span>
            <span className={styles.note}>
              {[
                agreementTexts.lastDay(wholeDay(line.lastDay)),
                sayShares && line.costInCents !== 0 && texts.share(line.percentage),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {cost > 0 ? texts.total(sumInWords(cost, isSumAtMost(lines))) : texts.totalFree}
      </p>
      {cost > 0 && <p className={styles.note}>{texts.why(priceOfMonthsLeft(lines))}</p>}
      {afterwards(lines).map(sentence => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
