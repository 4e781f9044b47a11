import { NavLink } from 'react-router'
import styles from './page-tabs.module.css'

type Tab = {
  readonly to: string
  readonly label: string /** Whether pages below its address are another tab's. */
  readonly end?: boolean
}

/** The pages under one title, each at an address of its own; on a phone a row that scrolls. */
export const PageTabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} className={styles.tabs}>
    <ul className={`plain-list ${styles.list}`}>
      {tabs.map(({ to, label: name, end }) => (
        <li key={to}>
          <NavLink to={to} end={end ?? false} className={styles.tab ?? ''}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
