import type { ReactNode } from 'react'
import { BrandMark } from '../../page-frame/components/brand-mark.tsx'
import styles from './outside-frame.module.css'
import { UntilHydrated } from './ui/until-hydrated.tsx'

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
