import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './fold.module.css'

type Props = { title: ReactNode; className?: string | undefined; children: ReactNode }

/** What few want to know, behind words that look like a link; the browser's own `details`. */
export const Fold = ({ title, className, children }: Props) => (
  <details className={classes(styles.fold, className)}>
    <summary>
      {title}
      <ChevronDown aria-hidden="true" />
    </summary>
    {children}
  </details>
)
