import type { ComponentProps } from 'react'
import { pageTexts } from '../../texts.ts'
import styles from './text-table.module.css'

/** A table in a text: on a phone it scrolls by itself, by finger and by keyboard. */
export const TextTable = ({ children }: ComponentProps<'table'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a section would be a landmark for each table
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled by keyboard
  <div role="group" className={styles.scroll} aria-label={pageTexts.table} tabIndex={0}>
    <table className={styles.table}>{children}</table>
  </div>
)
