import styles from './agreement-part.module.css'
import { wholeDay } from './ways-out.ts'

type Props = {
  /** The first and the last day of the term, and the day that it is. */
  from: string
  until: string
  today: string
}

/** How far a term is. The words beside it say the same, so that it is drawn for the eye alone. */
export function TermBar({ from, until, today }: Props) {
  const [start, end, now] = [from, until, today].map(Date.parse)
  const passed = ((now ?? 0) - (start ?? 0)) / ((end ?? 0) - (start ?? 0) || 1)
  return (
    <div className={styles.bar} aria-hidden="true">
      <svg aria-hidden="true" className={styles.drawn} viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width={100} height={1} />
        <rect className={styles.passed} width={Math.min(100, Math.max(0, passed * 100))} height={1} />
      </svg>
      <span>{wholeDay(from)}</span>
      <span>{wholeDay(until)}</span>
    </div>
  )
}
