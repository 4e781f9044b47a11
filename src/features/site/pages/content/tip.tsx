import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './tip.module.css'

/** Advice that stands apart from the text. */
export const Tip = ({ title, children }: { title: string; children: ReactNode }) => (
  <aside className={styles.tip} aria-label={title}>
    <Lightbulb aria-hidden="true" />
    <div>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  </aside>
)
