import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { useCustomer } from '../account/customer-store.ts'
import { LoginForm } from '../account/login-form.tsx'
import { PageView } from '../layout/page-view.tsx'
import { paths } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './narrow-page.module.css'
import { FormSkeleton, NarrowPage } from './narrow-page.tsx'
import { useOrderToResume } from './order-to-resume.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** What leads here may say that the visitor has just logged out. */
export type LoginState = { readonly hasLoggedOut: boolean }

/** Where a customer logs in; who is logged in goes on to where he wanted to be. */
export default function Login() {
  const customer = useCustomer()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const hasLoggedOut = (state as LoginState | null)?.hasLoggedOut === true
  if (customer.kind === 'unknown' || customer.kind === 'known')
    return (
      <NarrowPage>
        {customer.kind === 'known' && (
          <Navigate to={safeReturnPath(query.get('terug')) ?? paths.mijn} replace />
        )}
        <FormSkeleton fields={2} />
      </NarrowPage>
    )
  return (
    <NarrowPage aside={<NoAccount />}>
      <PageView />
      {hasLoggedOut && (
        <Notice kind="success" title="Je bent uitgelogd" announced>
          <p>Tot de volgende keer.</p>
        </Notice>
      )}
      <LoginForm />
    </NarrowPage>
  )
}

function NoAccount() {
  const orderToResume = useOrderToResume()
  return (
    <section className={styles.aside} aria-labelledby="no-account">
      <h2 id="no-account">Nog geen account?</h2>
      <p>
        Je maakt een account tijdens het bestellen, bij de stap Gegevens. Daarna vul je bij een volgende
        bestelling niets meer opnieuw in en zie je hier hoe het met je bestellingen staat.
      </p>
      {orderToResume ? (
        <Link to={orderToResume}>Ga verder met je bestelling</Link>
      ) : (
        <Link to={paths.emptyBasket}>Begin een bestelling</Link>
      )}
    </section>
  )
}
