import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'
import styles from './fold.module.css'

type Props = {
  title: ReactNode
  /** Opens it, for what needs attention inside. */
  open?: boolean
  className?: string | undefined
  children: Elements
}

/** Details that few readers need, behind text that looks like a link; the browser's own `details`. */
export const Fold = ({ title, open = false, className, children }: Props) => (
  <details open={open || undefined} className={classes(styles.fold, className)}>
    <summary>
      <span>{title}</span>
      <ChevronDown aria-hidden="true" />
    </summary>
    {children}
  </details>
)
