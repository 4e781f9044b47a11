import { type ReactNode, useId } from 'react'
import { classes } from '../kit/classes.ts'
import type { Elements } from '../kit/elements.ts'
import styles from './card.module.css'

type Props = { title: ReactNode; className?: string | undefined; children: Elements }

/** A part of a page under its own heading. */
export function Card({ title, className, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes(styles.card, className)}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
