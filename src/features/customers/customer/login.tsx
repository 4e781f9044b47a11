import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import styles from '../../../ui/layout/narrow-page.module.css'
import { FormSkeleton, NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { safeReturnPath } from '../../../ui/navigation/safe-return-path.ts'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import { PageView } from '../../page-frame/components/page-view.tsx'
import { useCustomer } from '../components/customer-store.ts'
import { LoginForm } from '../components/login-form.tsx'
import { loggedOutTexts, noAccountTexts } from '../link-texts.ts'
import { useOrderToResume } from './order-to-resume.ts'

/** Navigation state saying that the visitor has just logged out. */
export type LoginState = { readonly hasLoggedOut: boolean }

/** Login page; a customer who is logged in already is redirected to the wanted page. */
export default function Login() {
  const customer = useCustomer()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const hasLoggedOut = (state as LoginState | null)?.hasLoggedOut === true
  if (customer.kind === 'known')
    return (
      <NarrowPage>
        <Navigate to={safeReturnPath(query.get('terug')) ?? paths.mijn} replace />
        <FormSkeleton fields={2} />
      </NarrowPage>
    )
  // Until it is known who looks, by the mark of the head: a stranger gets the form at once.
  const isUnknown = customer.kind === 'unknown'
  return (
    <>
      {isUnknown && (
        <NarrowPage className={styles.forCustomers}>
          <FormSkeleton fields={2} />
        </NarrowPage>
      )}
      <NarrowPage className={isUnknown && styles.forStrangers} aside={<NoAccount />}>
        {!isUnknown && <PageView />}
        {hasLoggedOut && (
          <Notice kind="success" title={loggedOutTexts.title} announced>
            <p>{loggedOutTexts.text}</p>
          </Notice>
        )}
        <LoginForm />
      </NarrowPage>
    </>
  )
}

/** A cart that is known later changes where its link leads. */
function NoAccount() {
  const isKnown = useHydrated()
  const orderToResume = useOrderToResume()
  return (
    <section className={styles.aside} aria-labelledby="no-account">
      <h2 id="no-account">{noAccountTexts.title}</h2>
      <p>{noAccountTexts.text}</p>
      <Link to={orderToResume ?? paths.emptyBasket} className={classes(!isKnown && styles.unknown)}>
        {orderToResume ? noAccountTexts.goOn : noAccountTexts.begin}
      </Link>
    </section>
  )
}
