import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { useOpening } from './use-opening.ts'

/** Sections that open and close independently; the browser's own `details`, so it works before scripts do. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className={styles.accordion}>{children}</div>
)

type SectionProps = {
  title: ReactNode
  /** Stands at the right of the title: a count or a status. */
  aside?: ReactNode
  /** A line under the title. */
  intro?: ReactNode
  /** Opens it, at first or once something in it matters; the visitor decides after that. */
  open?: boolean
  children: ReactNode
}

export function AccordionSection({ title, aside, intro, open = false, children }: SectionProps) {
  return (
    <details {...useOpening(open)} className={styles.section}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {intro && <span className={styles.intro}>{intro}</span>}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
