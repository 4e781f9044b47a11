import { CalendarPlus } from 'lucide-react'
import { useContext } from 'react'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { preferenceInWords } from '../../orders/delivery-preference.ts'
import { deliveryPreferenceTexts } from '../../orders/delivery-preference-texts.ts'
import type { OrderDelivery } from '../contract.ts'
import { orderDeliveryTexts as texts } from '../texts.ts'
import { OrderParts } from './order-parts.ts'
import styles from './progress.module.css'

/** Facts of the delivery beside its day, and the day for a calendar; nothing where none is known. */
export function OrderDeliveryPart({ delivery }: { delivery: OrderDelivery }) {
  const { preference, calendarPath, parcels } = delivery
  const { Parcels } = useContext(OrderParts)
  if (!preference && !calendarPath && parcels.length === 0) return null
  return (
    <DetailsBlock heading="h2" title={texts.title}>
      {calendarPath && (
        <p className={styles.iconLine}>
          <CalendarPlus aria-hidden="true" />
          <a href={calendarPath} download>
            {texts.calendar}
          </a>
        </p>
      )}
      {Parcels && parcels.length > 0 && <Parcels parcels={parcels} />}
      {preference && (
        <>
          <p>{texts.preferred(preferenceInWords(preference))}</p>
          <p>{deliveryPreferenceTexts.noPromise}</p>
        </>
      )}
    </DetailsBlock>
  )
}
