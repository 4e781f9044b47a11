import { Check } from 'lucide-react'
import { formatPhone } from '../../../common/checks/phone.ts'
import { numberInWords } from '../../cases/port-in-customer-texts.ts'
import type { CaseProgress } from '../contract.ts'
import type { FollowedKind } from '../followed-kind.ts'
import { progressSteps } from '../progress-steps.ts'
import { progressTexts } from '../texts.ts'
import styles from './progress.module.css'

type Props = {
  of: FollowedKind
  progress: CaseProgress
  /** A moment as a day in words. */
  dayOf: (at: string) => string
}

/** The way of a case, step by step, and of the numbers that come along. */
export const ProgressSteps = ({ of, progress, dayOf }: Props) => (
  <section className={styles.progress} aria-labelledby="progress">
    <h2 id="progress">{progressTexts.title}</h2>
    <ol className={`plain-list ${styles.steps}`}>
      {progressSteps(of, progress, dayOf).map(({ title, text, day, standing }) => (
        <li key={title} className={styles.step} data-standing={standing}>
          <span className={styles.mark} aria-hidden="true">
            {standing === 'done' && <Check />}
          </span>
          <div>
            <h3>
              <span>{title}</span>
              <span className="visually-hidden">{`: ${progressTexts.standing[standing]}`}</span>
            </h3>
            {day !== null && <p className={styles.day}>{day}</p>}
            {text !== '' && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
    {progress.numbers.length > 0 && (
      <>
        <h3>{progressTexts.numbers}</h3>
        <ul className={`plain-list ${styles.numbers}`}>
          {progress.numbers.map(number => (
            <li key={number.number}>
              <strong>{formatPhone(number.number)}</strong> <span>{numberInWords(number)}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)
