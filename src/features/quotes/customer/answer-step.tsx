import { useEffect, useId, useRef } from 'react'
import { LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import type { Elements } from '../../../ui/kit/elements.ts'
import { quotePageTexts } from '../texts.ts'
import styles from './quote.module.css'

/** The buttons of its form: to send it, or back to the choice. */
export const StepActions = ({ submit, onBack }: { submit: string; onBack: () => void }) => (
  <>
    <SubmitButton>{submit}</SubmitButton>
    <LeaveButton onClick={onBack}>{quotePageTexts.back}</LeaveButton>
  </>
)

/** The chosen action, in place of the choices; focus moves to its heading. */
export function AnswerStep({ title, children }: { title: string; children: Elements }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.decide} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}
