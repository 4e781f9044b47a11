import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { commonTexts } from '../../common/texts.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'
import styles from './notice.module.css'

type Props = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  kind?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  /** For an error that may pass: what trying again does. */
  onRetry?: () => void
  retrying?: boolean
  /** Announced when it appears; on for errors. */
  announced?: boolean
  children?: Elements
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A message in the page: what happened and what to do. */
export function Notice({
  kind = 'info',
  title,
  onRetry,
  retrying = false,
  announced = kind === 'error',
  className,
  children,
  ...rest
}: Props) {
  const Icon = icons[kind]
  return (
    <div
      {...rest}
      className={classes(styles.notice, styles[kind], className)}
      role={announced ? 'alert' : undefined}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {onRetry && (
          <div className={styles.action}>
            <Button variant="secondary" small busy={retrying} onClick={onRetry}>
              {commonTexts.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
