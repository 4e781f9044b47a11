import { ChevronDown } from 'lucide-react'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { classes } from '../../../../ui/kit/classes.ts'
import styles from './phone-fold.module.css'

type Props = {
  /** Anchor of what is folded. */
  id: string
  heading: ReactElement<ComponentProps<'h2'>>
  /** Of what is folded. */
  className?: string | undefined
  children: ReactNode
}

/**
 * A heading with what a phone folds below it. The heading stands outside the `details`, so a wider screen, paper and a
 * browser without scripts show all as if nothing folded; the anchor stands inside it, so a link to it opens it.
 */
export function PhoneFold({ id, heading, className, children }: Props) {
  const titleId = `kop-${id}`
  return (
    <div className={styles.folds}>
      {cloneElement(heading, { id: titleId })}
      <details className={styles.fold}>
        <summary className={styles.summary} aria-labelledby={titleId}>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div id={id} className={classes(styles.content, className)}>
          {children}
        </div>
      </details>
    </div>
  )
}
