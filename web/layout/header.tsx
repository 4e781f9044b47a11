import { Menu as MenuIcon } from 'lucide-react'
import { Link } from 'react-router'
import navigation from '../../content/site/navigation.json' with { type: 'json' }
import { paths } from '../paths.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './header.module.css'
import { Menu, menuId } from './menu/menu.tsx'
import { useBrand } from './shell-data.ts'

/** The brand and the menu. */
export function Header() {
  const { name } = useBrand()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.home} aria-label={`${name}, ${navigation.homeLink}`}>
          <BrandMark />
        </Link>
        <button type="button" className={styles.burger} popoverTarget={menuId}>
          <MenuIcon aria-hidden="true" />
          {navigation.menuButton}
        </button>
        <Menu />
      </div>
    </header>
  )
}
