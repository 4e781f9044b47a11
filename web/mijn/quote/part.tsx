import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './quote.module.css'

/** What the customer chose to do, in the place of the choice; a keyboard and a screen reader go on at its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
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
