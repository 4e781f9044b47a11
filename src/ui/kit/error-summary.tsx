import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './error-summary.module.css'
import { JumpLink, jumpTo } from './jump-link.tsx'
import { showFromStart } from './show-from-start.ts'
import { uiTexts } from './texts.ts'
import { useErrorTitle } from './use-error-title.ts'

export type FieldProblem = {
  /** The id of the field; TextField and the others take their name for it. */
  field: string
  /** The same words as at the field. */
  message: string
}

type Props = {
  problems: readonly FieldProblem[]
  /** Takes the focus again whenever this changes: the number of tries to submit. */
  attempt: number
  title?: string | undefined
  /** A sentence about the form as a whole; not said again where it is what is wrong with a field. */
  message?: string | undefined
  /** The first of the fields takes the focus instead of the summary, which is announced all the same. */
  leadsToField?: boolean
}

/** Everything that is wrong with a form, above it, with links to the fields. Shows nothing while nothing is. */
export function ErrorSummary({
  problems,
  attempt,
  title = uiTexts.problem,
  message,
  leadsToField = false,
}: Props) {
  const summary = useRef<HTMLDivElement>(null)
  const hasProblems = problems.length > 0
  useErrorTitle(hasProblems)

  const takeFocus = useEffectEvent(() => {
    const [first] = problems
    if (leadsToField && first) jumpTo(first.field)
    else showFromStart(summary.current)
  })
  useEffect(() => {
    if (attempt > 0 && hasProblems) takeFocus()
  }, [attempt, hasProblems])

  if (!hasProblems) return null
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      {message && problems.every(problem => problem.message !== message) && <p>{message}</p>}
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <JumpLink to={field}>{message}</JumpLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
