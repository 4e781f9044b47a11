import { DeliveryPreferenceFields } from '../../../orders/components/delivery-preference-fields.tsx'
import { useDelivery } from '../../store/delivery-known.ts'
import { useOrderState } from '../../store/order-state.ts'
import { orderEntry } from '../gegevens/order-entry.ts'

/** Asks for weeks and a part of the day that suit for the delivery. @param error why the weeks were refused */
export function DeliveryPreferencePart({ error }: { error: string | undefined }) {
  const { deliveryPreference } = useOrderState()
  const { promised } = useDelivery()
  return (
    <DeliveryPreferenceFields
      weeks={promised?.weeks ?? []}
      value={deliveryPreference}
      error={error}
      onChange={orderEntry.setDeliveryPreference}
    />
  )
}
