import { useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigation, useRevalidator } from 'react-router'
import { paths } from '../../api/paths.ts'
import { commonTexts } from '../../common/texts.ts'
import { EarlyDetour } from '../../features/checkout/components/early-detour.tsx'
import { customerStore, useCustomer } from '../../features/customers/components/customer-store.ts'
import { leave } from '../../features/customers/components/mijn/call-as-customer.ts'
import styles from '../../features/customers/components/mijn/mijn.module.css'
import { PageSkeleton } from '../../features/customers/components/mijn/page-skeleton.tsx'
import { PasswordChosenNotice } from '../../features/customers/components/password-chosen.tsx'
import { useReloadFor } from '../../features/customers/components/use-reload-for.ts'
import type { Customer } from '../../features/customers/contract.ts'
import type { LoginState } from '../../features/customers/customer/login.tsx'
import { passwordChosenTexts } from '../../features/customers/link-texts.ts'
import { mijnTexts } from '../../features/customers/texts.ts'
import { PageView } from '../../features/page-frame/components/page-view.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { Menu } from './menu.tsx'

/** One object for every render, so that `Navigate` navigates once. */
const loggedOut: LoginState = { hasLoggedOut: true }

/** Nothing of the one who was logged in before stays in sight, nor in a form. */
const isSomebodyElse = (shown: Customer, now: Customer) => shown.id !== now.id

/**
 * The pages of a logged-in customer; anybody else is led to the login page and back. The server renders them without
 * knowing who visits.
 */
export default function Mijn() {
  const state = useCustomer()
  useReloadFor(isSomebodyElse)
  const here = useLocation()
  // The destination, if a page's loader found that the session has ended.
  const { pathname, search } = useNavigation().location ?? here
  // A loader leads there already.
  const isLedToLogin = pathname === paths.login()
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const logOut = async () => {
    setIsLeaving(true)
    setHasFailed(false)
    const hasLeft = await leave()
    setIsLeaving(hasLeft)
    setHasFailed(!hasLeft)
  }

  if (state.kind === 'anonymous')
    return (
      <>
        {!isLedToLogin && (
          <Navigate
            to={paths.login(isLeaving ? undefined : pathname + search)}
            state={isLeaving ? loggedOut : null}
            replace
          />
        )}
        <div className={styles.page}>
          <PageSkeleton />
        </div>
      </>
    )
  return (
    <div className={`scripts-only ${styles.page}`}>
      {state.kind === 'known' && <PageView />}
      <Menu isKnown={state.kind !== 'unknown'} isLeaving={isLeaving} onLeave={logOut} />
      <div className={styles.content}>
        {hasFailed && (
          <Notice kind="error" title={commonTexts.logOutFailed}>
            <p>{commonTexts.tryAgainSoon}</p>
          </Notice>
        )}
        {state.kind === 'unknown' && (
          <>
            <EarlyDetour to={paths.login(pathname + search)} without="customer" />
            <PageSkeleton />
          </>
        )}
        {state.kind === 'unavailable' && <Unavailable message={state.message} />}
        {state.kind === 'known' && <PasswordChosenNotice text={passwordChosenTexts.loggedIn} />}
        {state.kind === 'known' && <Outlet context={state.customer satisfies Customer} />}
      </div>
    </div>
  )
}

function Unavailable({ message }: { message: string }) {
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    await Promise.all([customerStore.refresh(), revalidate()])
    setIsAsking(false)
  }
  return (
    <Notice kind="error" title={mijnTexts.customerUnavailable} retrying={isAsking} onRetry={() => void ask()}>
      <p>{message}</p>
    </Notice>
  )
}
