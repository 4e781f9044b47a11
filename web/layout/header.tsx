import { CircleUser, Menu, Phone, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import navigation from '../../content/site/navigation.json' with { type: 'json' }
import type { ProductType } from '../../domain/product.ts'
import { paths } from '../paths.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './header.module.css'
import { useBrand } from './shell-data.ts'

const products = navigation.products as readonly { type: ProductType; label: string }[]

/** The brand, the way to each product, the phone number and the login. The menu on a phone is a popover: it works without scripts. */
export function Header() {
  const { name, phone } = useBrand()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.home} aria-label={`${name}, ${navigation.homeLink}`}>
          <BrandMark />
        </Link>
        <button type="button" className={styles.menuButton} popoverTarget="hoofdmenu">
          <Menu className={styles.openIcon} aria-hidden="true" />
          {navigation.menuButton}
        </button>
        <nav id="hoofdmenu" popover="auto" aria-label={navigation.mainLabel} className={styles.nav}>
          <button
            type="button"
            className={styles.closeButton}
            popoverTarget="hoofdmenu"
            popoverTargetAction="hide"
          >
            <X aria-hidden="true" />
            {navigation.closeButton}
          </button>
          <MenuLinks />
          <div className={styles.ways}>
            <a
              href={`tel:${phone.tel}`}
              className={styles.phone}
              aria-label={`${navigation.phoneLabel}: ${phone.display}`}
            >
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
            <AccountLink />
          </div>
        </nav>
      </div>
    </header>
  )
}

function MenuLinks() {
  return (
    <ul className={`plain-list ${styles.links}`}>
      {products.map(({ type, label }) => (
        <li key={type}>
          <NavLink to={paths.samenstellen(type)} className={styles.link ?? ''} onClick={closeMenu}>
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <NavLink to={paths.contact} className={styles.link ?? ''} onClick={closeMenu}>
          {navigation.contact}
        </NavLink>
      </li>
    </ul>
  )
}

/** The server knows nothing of the visitor: only the customer's own pages, which need a login, say what he has. */
function AccountLink() {
  const { pathname } = useLocation()
  const isOwnPage = pathname === paths.mijn || pathname.startsWith(`${paths.mijn}/`)
  return (
    <NavLink
      to={isOwnPage ? paths.mijn : paths.login()}
      end
      className={styles.account ?? ''}
      onClick={closeMenu}
    >
      <CircleUser aria-hidden="true" />
      {isOwnPage ? navigation.account : navigation.login}
    </NavLink>
  )
}

/** A page change inside the hydrated flow leaves the popover open; a document load does not. */
function closeMenu(event: MouseEvent<HTMLElement>) {
  const menu = event.currentTarget.closest<HTMLElement>('[popover]')
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
