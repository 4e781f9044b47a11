import { Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../api/paths.ts'
import { productTypes } from '../../features/catalogue/product.ts'
import { productTypeNames } from '../../features/catalogue/texts.ts'
import { productTypeTaglines } from '../../features/checkout/texts/basket.ts'
import { Loaded } from '../../features/customers/components/mijn/loaded.tsx'
import { mijnSubjects, overviewTexts, requestTexts } from '../../features/customers/texts.ts'
import { latestQuotes } from '../../features/quotes/components/latest-quotes.ts'
import { fetchOrders, listedOrder } from '../../features/tracking/components/requests/fetch-requests.ts'
import type {
  FetchLatest,
  LatestRequests,
} from '../../features/tracking/components/requests/latest-requests.ts'
import { RequestList } from '../../features/tracking/components/requests/request-list.tsx'
import { NoOrders } from '../../features/tracking/customer/orders.tsx'
import type { Elements } from '../../ui/kit/elements.ts'
import { useDeferred } from '../../ui/state/deferred.ts'
import type { Route } from './+types/overview.ts'
import styles from './overview.module.css'

/** Requests of other kinds. */
const besideOrders: readonly FetchLatest[] = [latestQuotes]

/** How many of the newest ones show here; the rest is a click away. */
const newest = 3

export { PageSkeleton as HydrateFallback } from '../../features/customers/components/mijn/page-skeleton.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [orders, ...others] = await Promise.all([
    fetchOrders(request),
    ...besideOrders.map(fetch => fetch(request)),
  ])
  return { orders, others }
}

/** How it stands with the last orders and quotes, and the way to order more. */
export default function Overview({ loaderData: { orders, others } }: Route.ComponentProps) {
  return (
    <>
      <Part title={overviewTexts.orders} all={{ to: paths.mijnOrders, label: requestTexts.allOrders }}>
        <Loaded answer={orders} what={mijnSubjects.orders}>
          {found =>
            found.length > 0 ? (
              <RequestList requests={found.slice(0, newest).map(listedOrder)} />
            ) : (
              <NoOrders />
            )
          }
        </Loaded>
      </Part>
      {others.map(latest => (
        <Suspense key={latest.title}>
          <Latest {...latest} />
        </Suspense>
      ))}
      <Part title={overviewTexts.order}>
        <ul className={`plain-list ${styles.types}`}>
          {productTypes.map(type => (
            <li key={type}>
              <Link to={paths.samenstellen(type)} className={styles.type}>
                <strong>{productTypeNames[type]}</strong>
                <span>{productTypeTaglines[type]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

/** Most customers have none, and miss nothing where they cannot be read now. */
function Latest({ title, all, answer: late }: LatestRequests) {
  const answer = useDeferred(late)
  if (answer.kind !== 'found' || answer.data.length === 0) return null
  return (
    <Part title={title} all={all}>
      <RequestList requests={answer.data.slice(0, newest)} />
    </Part>
  )
}

type PartProps = { title: string; all?: { to: string; label: string }; children: Elements }

const Part = ({ title, all, children }: PartProps) => (
  <section className={styles.part}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {all && <Link to={all.to}>{all.label}</Link>}
    </div>
    {children}
  </section>
)
