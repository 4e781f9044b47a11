import type { ReactNode } from 'react'

/** Header, main and footer around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <main id="inhoud" tabIndex={-1}>
      {children}
    </main>
  )
}
