import { Menu as MenuIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import navigation from '../../../../content/site/navigation.json' with { type: 'json' }
import { ServerPart } from '../../../ui/layout/server-part.tsx'
import styles from './header.module.css'
import bar from './header-bar.module.css'
import { HeaderBar } from './header-bar.tsx'
import { Menu } from './menu/menu.tsx'
import { menuId } from './menu/menu-keys.ts'

/** The brand and the menu. */
export function Header({ hidden = false }) {
  useCurrentLink()
  return (
    <ServerPart as="header" className={bar.header} hidden={hidden}>
      {import.meta.env.SSR && <HeaderContent />}
    </ServerPart>
  )
}

/** The server marks the link to the page that it renders; here another page may show since. */
function useCurrentLink() {
  const { pathname } = useLocation()
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${menuId} a[href^="/"]`)) {
      if (link.hash === '' && link.pathname === pathname) link.ariaCurrent = 'page'
      else link.ariaCurrent = null
    }
  }, [pathname])
}

/** Server-rendered content of the header. */
function HeaderContent() {
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
