import { type ReactNode, useId } from 'react'
import styles from './term.module.css'

/** A word with its explanation as a tooltip. Without scripts a press shows the explanation: it is a popover. */
export function Term({ text, children }: { text: string; children: ReactNode }) {
  const id = `uitleg${useId()}`
  return (
    <>
      <button
        type="button"
        className={styles.term}
        aria-describedby={id}
        popoverTarget={id}
        data-behaviour="tooltips"
      >
        {children}
      </button>
      <span id={id} role="tooltip" popover="manual" className={styles.tooltip}>
        {text}
      </span>
    </>
  )
}
