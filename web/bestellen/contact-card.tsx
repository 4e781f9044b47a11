import { Clock3, Phone, Truck } from 'lucide-react'
import { useBrand } from '../layout/shell-data.ts'
import styles from './contact-card.module.css'

/** What happens after the order, and the phone for those who would rather talk (order-flow §2). */
export function ContactCard() {
  const { phone } = useBrand()
  return (
    <section aria-label="Levering en contact" className={styles.card}>
      <ul className={styles.facts}>
        <li>
          <Truck aria-hidden="true" />
          <span>
            <strong>Levertijd 1 tot 3 weken</strong>
            We plannen een dag die jou past.
          </span>
        </li>
        <li>
          <Clock3 aria-hidden="true" />
          <span>
            <strong>Binnen 1 werkdag gebeld</strong>
            We nemen je bestelling nog een keer met je door.
          </span>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <span>
            <strong>Liever telefonisch bestellen?</strong>
            Bel <a href={`tel:${phone.tel}`}>{phone.display}</a>
          </span>
        </li>
      </ul>
    </section>
  )
}
