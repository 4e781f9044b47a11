import { Menu as MenuIcon } from 'lucide-react'
import navigation from '../../../../content/site/navigation.json' with { type: 'json' }
import styles from './header.module.css'
import { HeaderBar } from './header-bar.tsx'
import { Menu } from './menu/menu.tsx'
import { menuId } from './menu/menu-id.ts'

/** Server-rendered content of the header. */
export function HeaderContent() {
  return (
    <HeaderBar className={styles.bar}>
      <button type="button" className={styles.burger} popoverTarget={menuId}>
        <MenuIcon aria-hidden="true" />
        <span>{navigation.menuButton}</span>
      </button>
      <Menu />
    </HeaderBar>
  )
}
