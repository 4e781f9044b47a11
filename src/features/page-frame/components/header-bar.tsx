import { Link } from 'react-router'
import navigation from '../../../../content/site/navigation.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './header-bar.module.css'
import { useBrand } from './shell-data.ts'

/** The brand, which leads home, and what stands beside it. */
export function HeaderBar({
  className = '',
  children,
}: {
  className?: string | undefined
  children: Elements
}) {
  const { name } = useBrand()
  return (
    <div className={`${styles.bar} ${className}`}>
      <Link to={paths.home} className={styles.home} aria-label={`${name}, ${navigation.homeLink}`}>
        <BrandMark />
      </Link>
      {children}
    </div>
  )
}
