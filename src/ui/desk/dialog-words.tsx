import type { ReactNode } from 'react'
import styles from './dialog-words.module.css'

/** Texts and fields of a dialog, with space in between. */
export const DialogWords = ({ children }: { children: ReactNode }) => (
  <div className={styles.words}>{children}</div>
)
