import { Menu as MenuIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import navigation from '../../content/site/navigation.json' with { type: 'json' }
import { paths } from '../paths.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './header.module.css'
import { Menu } from './menu/menu.tsx'
import { menuId } from './menu/menu-id.ts'
import { ServerPart } from './server-part.tsx'
import { useBrand } from './shell-data.ts'

/** The brand and the menu. */
export function Header({ hidden = false }) {
  useCurrentLink()
  return (
    <ServerPart as="header" className={styles.header} hidden={hidden}>
      {import.meta.env.SSR && <HeaderContent />}
    </ServerPart>
  )
}

function HeaderContent() {
  const { name } = useBrand()
  return (
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
