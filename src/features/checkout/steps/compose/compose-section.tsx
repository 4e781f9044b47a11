import { useId } from 'react'
import type { Elements } from '../../../../ui/kit/elements.ts'
import styles from './compose.module.css'

type Props = {
  title: string
  /** The heading's id, for what moves the focus to it. */
  id?: string
  children: Elements
}

/** One question of the screen under its heading. */
export function ComposeSection({ title, id, children }: Props) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
