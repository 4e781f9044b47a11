import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './progress-steps.module.css'
import { uiTexts } from './texts.ts'

type Props = {
  /** Name of the sequence of steps. */
  label: string
  steps: readonly { id: string; label: ReactNode }[]
  current: string
}

/** Position in a row of steps. The bar is filled to (step - 1) / (steps - 1). */
export function ProgressSteps({ label, steps, current }: Props) {
  const at = steps.findIndex(step => step.id === current)
  return (
    <nav aria-label={label} className={styles.progress}>
      <progress className={styles.bar} value={at} max={steps.length - 1} aria-hidden="true" />
      <ol className={classes('plain-list', styles.steps)}>
        {steps.map((step, position) => (
          <li
            key={step.id}
            className={classes(styles.step, position < at && styles.done, position === at && styles.current)}
            aria-current={position === at ? 'step' : undefined}
          >
            <span className={styles.number}>
              {position < at ? <Check aria-hidden="true" /> : <span>{position + 1}</span>}
              {position < at && <span className="visually-hidden">{uiTexts.stepDone}</span>}
            </span>
            <span className={styles.label}>{step.label}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
