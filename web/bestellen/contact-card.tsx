import { Clock3, Phone, Truck } from 'lucide-react'
import { callFact, deliveryFact } from '../../content/delivery-texts.ts'
import { contactCardTexts } from '../../content/help-texts.ts'
import { useBrand } from '../layout/shell-data.ts'
import { filledText } from '../ui/filled-text.tsx'
import styles from './contact-card.module.css'
import { useDelivery } from './delivery-known.ts'

/** What happens after the order, and the phone for those who would rather talk (order-flow §2). */
export function ContactCard() {
  const { phone } = useBrand()
  const known = useDelivery()
  const delivery = deliveryFact(known)
  const call = callFact(known)
  return (
    <section aria-label={contactCardTexts.label} className={styles.card}>
      <ul className={styles.facts}>
        <li>
          <Truck aria-hidden="true" />
          <span>
            <strong>{delivery.title}</strong>
            {delivery.text}
          </span>
        </li>
        <li>
          <Clock3 aria-hidden="true" />
          <span>
            <strong>{call.title}</strong>
            {call.text}
          </span>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <span>
            <strong>{contactCardTexts.byPhone}</strong>
            {filledText(contactCardTexts.call, { phone: <a href={`tel:${phone.tel}`}>{phone.display}</a> })}
          </span>
        </li>
      </ul>
    </section>
  )
}
