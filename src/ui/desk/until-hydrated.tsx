import type { ReactNode } from 'react'
import { useHydrated } from '../state/hydrated.ts'
import styles from './until-hydrated.module.css'

/**
 * Holds its controls back until React has the page: a form that is sent before that the browser sends by itself, with
 * everything that was typed in the address.
 */
export const UntilHydrated = ({ children }: { children: ReactNode }) => (
  <fieldset role="presentation" disabled={!useHydrated()} className={styles.parts}>
    {children}
  </fieldset>
)
