import type { ReactNode } from 'react'
import styles from './dialog-words.module.css'

/** What a dialog says and asks, with room between. */
export const DialogWords = ({ children }: { children: ReactNode }) => (
  <div className={styles.words}>{children}</div>
)
