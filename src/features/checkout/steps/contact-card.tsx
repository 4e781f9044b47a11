import { Clock3, Phone, Truck } from 'lucide-react'
import { filledText } from '../../../ui/kit/filled-text.tsx'
import { callFact, deliversOnDays, deliveryFact } from '../../cases/delivery-texts.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { useBrand } from '../../site/frame/shell-data.ts'
import { useIsByPhone } from '../components/phone-order/phone-mode.ts'
import { hasDays, useDelivery } from '../store/delivery-known.ts'
import { useOrderState } from '../store/order-state.ts'
import { contactCardTexts } from '../texts/help.ts'
import styles from './contact-card.module.css'

type Props = {
  /** Product type of the page: storage cannot be read while it renders. */
  productType: ProductType
}

/** Steps after the order, and our phone number (order-flow §2); for a phone order, the delivery only. */
export function ContactCard({ productType }: Props) {
  const { phone } = useBrand()
  const isByPhone = useIsByPhone()
  const { cart } = useOrderState()
  const known = useDelivery()
  const isDated = known.promised !== null || hasDays({ productType, cart })
  const delivery = deliveryFact(known)
  const call = callFact(known)
  return (
    <section aria-label={contactCardTexts.label} className={styles.card}>
      <ul className={styles.facts}>
        <li data-dated={isDated && deliversOnDays(known)}>
          <Truck aria-hidden="true" />
          <span>
            <strong>{delivery.title}</strong>
            <span>{delivery.text}</span>
          </span>
        </li>
        {!isByPhone && (
          <li data-dated={isDated}>
            <Clock3 aria-hidden="true" />
            <span>
              <strong>{call.title}</strong>
              <span>{call.text}</span>
            </span>
          </li>
        )}
        {!isByPhone && (
          <li>
            <Phone aria-hidden="true" />
            <span>
              <strong>{contactCardTexts.byPhone}</strong>
              {filledText(contactCardTexts.call, { phone: <a href={`tel:${phone.tel}`}>{phone.display}</a> })}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
