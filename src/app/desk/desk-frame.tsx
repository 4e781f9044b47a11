import { LogOut, Menu, UserRound, X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { call } from '../../api/client.ts'
import { deskPaths } from '../../api/desk-paths.ts'
import { commonTexts } from '../../common/texts.ts'
import type { SignedInStaff } from '../../features/desk/contract.ts'
import { may } from '../../features/desk/staff-roles.ts'
import { deskFrameTexts } from '../../features/desk/texts.ts'
import { BrandMark } from '../../features/page-frame/components/brand-mark.tsx'
import { NoScriptNotice } from '../../features/page-frame/components/no-script-notice.tsx'
import pageFrame from '../../features/page-frame/components/page-frame.module.css'
import { useBrand } from '../../features/page-frame/components/shell-data.ts'
import { skipLink } from '../../features/page-frame/components/texts.ts'
import { staffRoleNames } from '../../features/staff/texts.ts'
import { DeskSearch } from '../../features/work-list/components/desk-search.tsx'
import { UntilHydrated } from '../../ui/desk/until-hydrated.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import styles from './desk-frame.module.css'
import { menuFor } from './menu.ts'
import { Palette } from './palette.tsx'

type Props = {
  /** null where it is not known who asks. */
  colleague: SignedInStaff | null
  children: ReactNode
}

/** Skip link, menu and who is signed in, around every page of the desk. */
export function DeskFrame({ colleague, children }: Props) {
  const { name } = useBrand()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  // The destination renders without it.
  useEffect(() => setIsOpen(pathname === ''), [pathname])
  const menu = useRef<HTMLDivElement>(null)
  useClosing(isOpen, menu, () => setIsOpen(false))
  return (
    <div className={styles.desk}>
      {/* biome-ignore lint/a11y/useValidAnchor: leads there by itself before the page is hydrated */}
      <a href="#inhoud" className={`screen-only ${pageFrame.skip}`} onClick={skipToContent}>
        {skipLink}
      </a>
      <header className={styles.header}>
        <Link to={deskPaths.desk} className={styles.home} aria-label={`${name}, ${deskFrameTexts.home}`}>
          <BrandMark />
        </Link>
        {colleague && (
          <>
            <DailyPages role={colleague.role} />
            {may(colleague.role, 'cases.read') && <DeskSearch />}
            <Palette
              pages={menuFor(colleague.role)}
              findsCases={may(colleague.role, 'cases.read')}
              findsCustomers={may(colleague.role, 'customers.read')}
            />
            <AccountLink colleague={colleague} className={styles.avatar} />
            <Button
              variant="quiet"
              small
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls="menu"
              icon={isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {deskFrameTexts.menu}
            </Button>
            <div id="menu" ref={menu} className={styles.menu} data-open={isOpen}>
              <Pages colleague={colleague} />
              <Own colleague={colleague} onFailed={() => setHasFailed(true)} />
            </div>
          </>
        )}
      </header>
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        <NoScriptNotice />
        {hasFailed && (
          <Notice kind="error" title={deskFrameTexts.signOutFailed}>
            <p>{commonTexts.tryAgainSoon}</p>
          </Notice>
        )}
        <UntilHydrated>{children}</UntilHydrated>
      </main>
    </div>
  )
}

/** Escape, and a press beside it, close the menu. */
function useClosing(isOpen: boolean, menu: RefObject<HTMLElement | null>, close: () => void) {
  const ended = useEffectEvent((event: Event) => {
    const isBeside = event.target instanceof Node && !menu.current?.closest('header')?.contains(event.target)
    if (!(event instanceof KeyboardEvent)) return isBeside ? close() : undefined
    if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
    close()
    menu.current?.closest('header')?.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listener = (event: Event) => ended(event)
    document.addEventListener('keydown', listener)
    document.addEventListener('pointerdown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
      document.removeEventListener('pointerdown', listener)
    }
  }, [isOpen])
}

/** The pages of every day, in sight where the window is wide. */
const DailyPages = ({ role }: Pick<SignedInStaff, 'role'>) => (
  <nav aria-label={deskFrameTexts.daily} className={styles.daily}>
    <ul className={`plain-list ${styles.row}`}>
      {menuFor(role)
        .filter(({ isDaily }) => isDaily)
        .map(entry => (
          <PageLink key={entry.path} {...entry} />
        ))}
    </ul>
  </nav>
)

/** All pages; what is in sight already is left out where it is. */
const Pages = ({ colleague }: { colleague: SignedInStaff }) => (
  <nav aria-label={deskFrameTexts.pages} className={styles.nav}>
    <ul className={`plain-list ${styles.links}`}>
      {menuFor(colleague.role).map(entry => (
        <PageLink key={entry.path} {...entry} />
      ))}
    </ul>
  </nav>
)

const PageLink = ({ path, label, isDaily }: ReturnType<typeof menuFor>[number]) => (
  <li data-daily={isDaily ?? false}>
    <NavLink to={path} end={path === deskPaths.desk} className={styles.link ?? ''}>
      {label}
    </NavLink>
  </li>
)

const AccountLink = ({
  colleague,
  className,
}: {
  colleague: SignedInStaff
  className: string | undefined
}) => (
  <NavLink
    to={deskPaths.account}
    className={className ?? ''}
    aria-label={deskFrameTexts.account(colleague.name)}
    title={`${colleague.name}, ${staffRoleNames[colleague.role]}`}
  >
    <UserRound aria-hidden="true" />
  </NavLink>
)

function Own({ colleague, onFailed }: { colleague: SignedInStaff; onFailed: () => void }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    const { ok } = await call('POST /api/beheer/uitloggen')
    // A document: nothing of what was shown stays in this browser's memory.
    if (ok) return window.location.assign(deskPaths.signIn())
    setIsLeaving(false)
    onFailed()
  }
  return (
    <div className={styles.own}>
      <p className={styles.who}>
        <span className={styles.whose}>{colleague.name}</span>
        <span className={styles.role}>{staffRoleNames[colleague.role]}</span>
      </p>
      <Button
        variant="quiet"
        small
        busy={isLeaving}
        icon={<LogOut aria-hidden="true" />}
        onClick={() => void leave()}
      >
        {deskFrameTexts.signOut}
      </Button>
    </div>
  )
}

/** React Router is told of every other change of the address, and this is none that it has to know of. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('inhoud')?.focus()
}
