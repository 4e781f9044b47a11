import { deskDay } from '../../../common/desk-moments.ts'
import type { ApiClient } from '../contract-desk.ts'
import { usageTexts as texts } from '../texts-desk.ts'
import styles from './clients.module.css'

type Props = { calls: ApiClient['calls'] }

const sum = (calls: Props['calls']): number => calls.reduce((total, { count }) => total + count, 0)

export const usageInWords = (calls: Props['calls']): string =>
  texts.summary(sum(calls), calls.length, calls.at(-1)?.count ?? 0)

/** Calls per day as bars, today last. */
export function UsageBars({ calls }: Props) {
  const most = Math.max(1, ...calls.map(({ count }) => count))
  const [bar, height] = [6, 24]
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${calls.length * bar} ${height}`}
      role="img"
      aria-label={usageInWords(calls)}
    >
      {calls.map(({ day, count }, place) => {
        const tall = Math.max(1, Math.round((count / most) * height))
        return (
          <rect
            key={day}
            x={place * bar}
            y={height - tall}
            width={bar - 1}
            height={tall}
            data-empty={count === 0}
          />
        )
      })}
    </svg>
  )
}

/** The same as a table. */
export const UsageTable = ({ calls }: Props) => (
  <table className={styles.usage}>
    <caption className="visually-hidden">{texts.table}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.day}</th>
        <th scope="col">{texts.count}</th>
      </tr>
    </thead>
    <tbody>
      {calls.toReversed().map(({ day, count }) => (
        <tr key={day}>
          <th scope="row">{deskDay(new Date(`${day}T12:00:00Z`))}</th>
          <td>{count}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
