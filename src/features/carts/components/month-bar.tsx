import type { CostlyMonths } from '../costs.ts'
import styles from './month-bar.module.css'

/** Room between two years, in months. */
const yearGap = 0.5
/** Least share of the height that an amount takes, in percent: less would not be seen. */
const leastHeight = 15

/** A term as a bar with a place for each month, filled as high as what the month costs; words beside it say the same. */
export function MonthBar({ months }: { months: readonly CostlyMonths[] }) {
  const most = Math.max(...months.map(({ each }) => each.inCents))
  const places = months.flatMap(({ from, to, each, isFree }) =>
    Array.from({ length: to - from + 1 }, (_, index) => {
      const month = from + index
      const share = (100 * each.inCents) / most
      return { month, isFree, height: each.inCents > 0 ? Math.max(leastHeight, share) : 0 }
    }),
  )
  const startOf = (month: number) => month - 1 + Math.floor((month - 1) / 12) * yearGap
  const width = startOf(places.length) + 1
  return (
    <svg className={`screen-only ${styles.bar}`} aria-hidden="true">
      {places.map(({ month, isFree, height }) => {
        const place = { x: `${(100 * startOf(month)) / width}%`, width: `${100 / width}%`, rx: 3 }
        return (
          <g key={month}>
            {isFree && <rect {...place} height="100%" className={styles.free} />}
            {height > 0 && (
              <rect {...place} y={`${100 - height}%`} height={`${height}%`} className={styles.paid} />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The colour of a month of the bar. */
export const MonthSwatch = ({ isFree }: { isFree: boolean }) => (
  <svg className={`screen-only ${styles.swatch}`} aria-hidden="true">
    <rect width="100%" height="100%" rx={3} className={isFree ? styles.free : styles.paid} />
  </svg>
)
