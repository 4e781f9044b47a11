import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Elements } from '../kit/elements.ts'
import { useArrival } from '../layout/use-arrival.ts'
import styles from './page-title.module.css'

type Props = {
  /** Under the title, in one line. */
  intro?: ReactNode
  /** Beside the title: what the page is there to do. */
  actions?: Elements
  children: ReactNode
}

/** The title of a page of the desk; who comes from another page starts there. */
export function PageTitle({ intro, actions, children }: Props) {
  const title = useArrival(useLocation().pathname)
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {children}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
