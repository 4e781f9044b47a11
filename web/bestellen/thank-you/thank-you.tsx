import { CalendarCheck, PhoneCall, Truck } from 'lucide-react'
import { Link } from 'react-router'
import { callByInWords, deliveryInWords } from '../../../content/delivery-texts.ts'
import { productTypeTaglines } from '../../../content/empty-basket-texts.ts'
import { productTypeNames } from '../../../content/flow-texts.ts'
import { orderSteps } from '../../../content/order-steps.ts'
import type { LastOrder } from '../../../contract/last-order.ts'
import { productFromWire } from '../../../contract/products.ts'
import { productTypes } from '../../../domain/product.ts'
import { CartSummary } from '../../cart/cart-summary.tsx'
import { useBrand } from '../../layout/shell-data.ts'
import { paths } from '../../paths.ts'
import styles from './thank-you.module.css'

/** What was ordered, what happens now, and what else there is (order-flow §2, "Thank-you page"). */
export function ThankYou({ order }: { order: LastOrder }) {
  const brand = useBrand()
  const isQuote = order.requestType === 'quote'
  const what = isQuote ? 'aanvraag' : 'bestelling'
  const days = daysOf(order)
  const cart = order.products.map(wire => ({ product: productFromWire(wire), quantity: wire.quantity }))
  return (
    <div className={styles.columns}>
      <section className={styles.order} aria-labelledby="thank-you-order">
        <p className={styles.number}>
          <span>{isQuote ? 'Aanvraagnummer' : 'Bestelnummer'}</span>
          <strong>{order.orderNumber}</strong>
        </p>
        <p>
          We hebben een bevestiging gestuurd naar <strong>{order.email}</strong>.
        </p>
        <h2 id="thank-you-order">Overzicht van jouw {what}</h2>
        <CartSummary
          cart={cart}
          caption={`Overzicht van jouw ${what}`}
          retainedNumbers={order.phoneNumberRetention}
        />
      </section>
      <section className={styles.next} aria-labelledby="thank-you-next">
        <h2 id="thank-you-next">Wat gebeurt er nu?</h2>
        <ol className={styles.steps}>
          {orderSteps[order.requestType].map(({ title, text }, index) => {
            const Icon = stepIcons[index] ?? Truck
            return (
              <li key={title}>
                <Icon aria-hidden="true" />
                <span>
                  <strong>{title}</strong>
                  {text} {days[index]}
                </span>
              </li>
            )
          })}
        </ol>
        <p>
          Fijn dat je voor {brand.name} kiest. Heb je intussen een vraag? Bel{' '}
          <a href={`tel:${brand.phone.tel}`}>{brand.phone.display}</a> en houd je nummer bij de hand.
        </p>
      </section>
      <OtherTypes current={order.productType} />
    </div>
  )
}

/** The days that belong to the steps, in their order; a quote is delivered on none before it is accepted. */
const daysOf = ({ requestType, promised }: LastOrder): readonly (string | undefined)[] => [
  `Dat doen we ${callByInWords(promised)}.`,
  undefined,
  requestType === 'order' ? `Dat is ${deliveryInWords(promised)}.` : undefined,
]

const stepIcons = [PhoneCall, CalendarCheck, Truck]

/** The three other product types, never the current one. */
const OtherTypes = ({ current }: { current: LastOrder['productType'] }) => (
  <section aria-labelledby="thank-you-more" className={styles.more}>
    <h2 id="thank-you-more">Kijk ook eens naar</h2>
    <ul className={styles.types}>
      {productTypes
        .filter(type => type !== current)
        .map(type => (
          <li key={type}>
            <Link to={paths.samenstellen(type)}>{productTypeNames[type]}</Link>
            <span>{productTypeTaglines[type]}</span>
          </li>
        ))}
    </ul>
  </section>
)
