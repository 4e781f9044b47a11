import { CircleUser, Phone, X } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import labels from '../../../../../content/site/navigation.json' with { type: 'json' }
import { menuFor } from '../../../../../content/site/navigation.ts'
import { paths } from '../../../../api/paths.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { BrandMark } from '../brand-mark.tsx'
import { useBrand, useShellData } from '../shell-data.ts'
import styles from './menu.module.css'
import { MenuEntries } from './menu-entries.tsx'
import { menuId } from './menu-keys.ts'

const noTools = { remoteWindows: null, remoteMac: null, routerTool: null }

/**
 * The menu: a bar with drop-downs from 992 px, below it a popover to drill down in (marketing-site §2.2 and §2.5). It is
 * made of elements that open by themselves, so that it works before scripts do, and without them; start-menu.ts adds
 * the keyboard and what closes by itself.
 */
export function Menu() {
  const { name } = useBrand()
  const tools = useShellData()?.supportTools ?? noTools
  return (
    <nav id={menuId} popover="auto" aria-label={labels.mainLabel} className={styles.menu}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.home} aria-label={`${name}, ${labels.homeLink}`}>
          <BrandMark />
        </Link>
        <button
          type="button"
          className={styles.close}
          aria-label={labels.closeButton}
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <MenuEntries items={menuFor(tools)} tools={tools} />
      <PhoneAndAccount />
    </nav>
  )
}

/** The phone number, the login, and what the menu leads to most. */
function PhoneAndAccount() {
  const { phone } = useBrand()
  return (
    <div className={styles.ways}>
      <a
        href={`tel:${phone.tel}`}
        className={styles.phone}
        aria-label={`${labels.phoneLabel}: ${phone.display}`}
      >
        <Phone aria-hidden="true" />
        <span>{phone.display}</span>
      </a>
      <AccountLink />
      <LinkButton to={paths.samenstellen('internet')} small>
        {labels.order}
      </LinkButton>
    </div>
  )
}

/**
 * The server knows nothing of the visitor: it renders both ways in one place, and `data-customer` on the page, which a
 * script sets, says which of them is there (customer-mark.ts). So nothing moves when it does.
 */
const AccountLink = () => (
  <span className={styles.accounts}>
    <NavLink to={paths.login()} end className={`${styles.account} ${styles.stranger}`}>
      <CircleUser aria-hidden="true" />
      <span>{labels.login}</span>
    </NavLink>
    <NavLink to={paths.mijn} end className={`${styles.account} ${styles.customer}`}>
      <CircleUser aria-hidden="true" />
      <span>{labels.account}</span>
    </NavLink>
  </span>
)
