import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'
import styles from './fold.module.css'

type Props = Pick<ComponentProps<'details'>, 'open' | 'onToggle' | 'className' | 'ref'> & {
  title: ReactNode
  children: Elements
}

/** Details that few readers need, behind text that looks like a link; the browser's own `details`. */
export const Fold = ({ title, className, children, ...details }: Props) => (
  <details {...details} className={classes(styles.fold, className)}>
    <summary>
      <span>{title}</span>
      <ChevronDown aria-hidden="true" />
    </summary>
    {children}
  </details>
)
