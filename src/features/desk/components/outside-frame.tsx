import type { ReactNode } from 'react'
import { UntilHydrated } from '../../../ui/desk/until-hydrated.tsx'
import { BrandMark } from '../../page-frame/components/brand-mark.tsx'
import styles from './outside-frame.module.css'

/** A page with one short form, for who is not signed in at the desk. */
export const OutsideFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={styles.page}>
    <div className={styles.brand}>
      <BrandMark />
    </div>
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      <UntilHydrated>{children}</UntilHydrated>
    </div>
  </main>
)
