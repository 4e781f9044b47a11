import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Elements } from '../kit/elements.ts'
import styles from './page-head.module.css'
import { PageTitle } from './page-title.tsx'

type Props = {
  title: ReactNode
  /** The list that the page is of. */
  back: { readonly to: string; readonly label: string }
  /** Beside the title: how what the page shows stands. */
  badge?: Elements
  actions?: Elements
  /** Under the title, in one line. */
  intro?: ReactNode
}

/** The title of a page about one thing of a list. */
export const PageHead = ({ title, back, badge, ...rest }: Props) => (
  <div className={styles.head}>
    <Link to={back.to} className={styles.back}>
      {back.label}
    </Link>
    <PageTitle {...rest}>
      <span className={styles.line}>
        <span>{title}</span>
        {badge}
      </span>
    </PageTitle>
  </div>
)
