import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productTypeTaglines } from '../../content/empty-basket-texts.ts'
import { productTypeNames } from '../../content/flow-texts.ts'
import { mijnSubjects, overviewTexts, requestTexts } from '../../content/mijn-texts.ts'
import { productTypes } from '../../domain/product.ts'
import { paths } from '../paths.ts'
import { Answered } from './answered.tsx'
import styles from './overview.module.css'
import { NoOrders } from './requests/orders.tsx'
import { RequestList } from './requests/request-list.tsx'
import { listedOrder, listedQuote, useOrders, useQuotes } from './requests/use-requests.ts'

/** How many of the newest ones show here; the rest is a click away. */
const newest = 3

/** How it stands with the last orders and quotes, and the way to order more. */
export default function Overview() {
  const orders = useOrders()
  const quotes = useQuotes()
  return (
    <>
      <Part title={overviewTexts.orders} all={{ to: paths.mijnOrders, label: requestTexts.allOrders }}>
        <Answered asked={orders} what={mijnSubjects.orders}>
          {found =>
            found.length > 0 ? (
              <RequestList requests={found.slice(0, newest).map(listedOrder)} />
            ) : (
              <NoOrders />
            )
          }
        </Answered>
      </Part>
      {quotes.answer.kind === 'found' && quotes.answer.data.length > 0 && (
        <Part title={overviewTexts.quotes} all={{ to: paths.mijnQuotes, label: requestTexts.allQuotes }}>
          <RequestList requests={quotes.answer.data.slice(0, newest).map(listedQuote)} />
        </Part>
      )}
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

type PartProps = { title: string; all?: { to: string; label: string }; children: ReactNode }

const Part = ({ title, all, children }: PartProps) => (
  <section className={styles.part}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {all && <Link to={all.to}>{all.label}</Link>}
    </div>
    {children}
  </section>
)
