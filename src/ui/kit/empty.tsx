import type { ReactNode } from 'react'
import styles from './empty.module.css'

type Props = {
  title: string
  /** Actions for the reader. */
  actions?: ReactNode
  children: ReactNode
}

/** In place of a list or a page that holds nothing yet. */
export const Empty = ({ title, actions, children }: Props) => (
  <div className={styles.empty}>
    <h2 className={styles.title}>{title}</h2>
    <p>{children}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
