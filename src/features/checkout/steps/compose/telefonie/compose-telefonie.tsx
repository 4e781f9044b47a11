import { useMemo, useState } from 'react'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { productNotes } from '../../../../catalogue/product-notes.ts'
import { quantityOf } from '../../../rules/cart.ts'
import { isAccount, isAdditional } from '../../../rules/telefonie.ts'
import { useOrderState } from '../../../store/order-state.ts'
import { accountsExplanation, perAccountTexts, telefonieSections } from '../../../texts/telefonie.ts'
import styles from '../compose.module.css'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection } from '../compose-section.tsx'
import { CountedChoices } from '../counted-choices.tsx'
import { ProductRows } from '../product-rows.tsx'
import { QuantityRow } from '../quantity-row.tsx'
import { Devices } from './devices.tsx'
import { NumberRetention } from './number-retention.tsx'
import { type DeviceWarning, telefonieActions } from './telefonie-actions.ts'
import { TooManyDevicesDialog } from './too-many-devices-dialog.tsx'

/** The telephony compose screen (order-flow §2 and §4). `catalogue` is every telephony product. */
export function ComposeTelefonie({ catalogue }: { catalogue: readonly ProductOffering[] }) {
  const { cart } = useOrderState()
  const [warning, setWarning] = useState<DeviceWarning | null>(null)
  const actions = useMemo(() => telefonieActions(catalogue, setWarning), [catalogue])
  return (
    <div className={styles.screen}>
      <ComposeSection title={telefonieSections.accounts} id={composePlaces.products}>
        <p className={styles.explanation}>{accountsExplanation}</p>
        <ProductRows
          products={catalogue.filter(isAccount)}
          factsOf={productNotes}
          row={(account, facts) => (
            <QuantityRow
              product={account}
              quantity={quantityOf(cart, account.id)}
              onQuantity={quantity => actions.setAccounts(account, quantity)}
              facts={facts}
            />
          )}
        />
      </ComposeSection>
      <ComposeSection title={telefonieSections.perAccount}>
        <CountedChoices
          texts={perAccountTexts}
          legend={telefonieSections.perAccount}
          products={catalogue.filter(isAdditional)}
          cart={cart}
          onChoose={actions.chooseAdditional}
        />
      </ComposeSection>
      <ComposeSection title={telefonieSections.retention} id={composePlaces.numbers}>
        <NumberRetention />
      </ComposeSection>
      <ComposeSection title={telefonieSections.devices}>
        <Devices catalogue={catalogue} cart={cart} actions={actions} />
      </ComposeSection>
      <TooManyDevicesDialog warning={warning} cart={cart} onClose={() => setWarning(null)} />
    </div>
  )
}
