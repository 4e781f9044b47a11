import { DetailsBlock } from '../../details/components/details-block.tsx'
import { preferenceInWords } from '../../orders/delivery-preference.ts'
import { deliveryPreferenceTexts } from '../../orders/delivery-preference-texts.ts'
import type { OrderDelivery } from '../contract.ts'
import { orderDeliveryTexts as texts } from '../texts.ts'

/** Facts of the delivery beside its day; nothing where none is known. */
export function OrderDeliveryPart({ delivery: { preference } }: { delivery: OrderDelivery }) {
  if (!preference) return null
  return (
    <DetailsBlock heading="h2" title={texts.title}>
      <p>{texts.preferred(preferenceInWords(preference))}</p>
      <p>{deliveryPreferenceTexts.noPromise}</p>
    </DetailsBlock>
  )
}
