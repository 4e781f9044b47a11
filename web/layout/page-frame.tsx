import type { ReactNode } from 'react'
import navigation from '../../content/site/navigation.json' with { type: 'json' }
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './page-frame.module.css'

/** Skip link, header, main and footer: around every page, also around each step of the order flow. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#inhoud" className={styles.skip}>
        {navigation.skipLink}
      </a>
      <Header />
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  )
}
