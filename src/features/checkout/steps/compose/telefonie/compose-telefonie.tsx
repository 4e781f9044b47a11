import { useContext, useEffect, useMemo, useState } from 'react'
import { formatPhone } from '../../../../../common/checks/phone.ts'
import { afterPress, watchPresses } from '../../../../../ui/forms/after-press.ts'
import { classes } from '../../../../../ui/kit/classes.ts'
import { TextField } from '../../../../../ui/kit/text-field.tsx'
import { quantityOf } from '../../../../carts/cart.ts'
import { retentionNumberProblems } from '../../../../carts/telefonie/retention-number.ts'
import { isAccount, isAdditional } from '../../../../carts/telefonie.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { productNotes } from '../../../../catalogue/product-notes.ts'
import { FlowOffers } from '../../../components/flow-offers.ts'
import { orderStore, useOrderState } from '../../../store/order-state.ts'
import {
  accountsExplanation,
  perAccountTexts,
  retentionTexts,
  telefonieSections,
} from '../../../texts/telefonie.ts'
import styles from '../compose.module.css'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection, FoldedSection } from '../compose-section.tsx'
import { CountedChoices } from '../counted-choices.tsx'
import { ProductRows } from '../product-rows.tsx'
import { QuantityRow } from '../quantity-row.tsx'
import { Devices } from './devices.tsx'
import numberRetentionStyles from './number-retention.module.css'
import { type DeviceWarning, telefonieActions } from './telefonie-actions.ts'
import { TooManyDevicesDialog } from './too-many-devices-dialog.tsx'

/** Nummerbehoud: the numbers to keep, all optional; what is wrong with one shows once its field is left. */
export function NumberRetention() {
  const { additionalData } = useOrderState()
  const { phoneNumberRetention: numbers } = additionalData
  const [typingIn, setTypingIn] = useState<number | null>(null)
  const problems = retentionNumberProblems(numbers)
  useEffect(watchPresses, [])

  return (
    <div className={numberRetentionStyles.block}>
      <p className={numberRetentionStyles.intro}>{retentionTexts.intro}</p>
      <div className={numberRetentionStyles.fields}>
        {fieldNames.map((name, index) => (
          <TextField
            key={name}
            name={name}
            label={retentionTexts.label(index + 1)}
            hint={index === 0 ? retentionTexts.hint : undefined}
            optional
            type="tel"
            autoComplete="off"
            size="medium"
            value={numbers[index] ?? ''}
            error={typingIn === index ? undefined : (problems[index] ?? undefined)}
            onChange={event => {
              setTypingIn(index)
              orderStore.setRetentionNumber(index, event.target.value)
            }}
            onBlur={({ target }) =>
              afterPress(() => {
                setTypingIn(null)
                orderStore.setRetentionNumber(index, formatPhone(target.value))
              })
            }
          />
        ))}
      </div>
      <p className={numberRetentionStyles.more}>{retentionTexts.more}</p>
    </div>
  )
}

/** In the order of the list that is stored and sent (order-flow §3). */
const fieldNames = ['phoneNumberRetention-0', 'phoneNumberRetention-1', 'phoneNumberRetention-2'] as const

/** The telephony compose screen (order-flow §2 and §4). `catalogue` is every telephony product. */
export function ComposeTelefonie({ catalogue }: { catalogue: readonly ProductOffering[] }) {
  const { cart, isLoaded, additionalData } = useOrderState()
  const { numbersToKeep } = useContext(FlowOffers)
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
      {numbersToKeep && (
        <FoldedSection
          title={telefonieSections.retention}
          id={composePlaces.numbers}
          open={additionalData.phoneNumberRetention.some(number => number !== '')}
        >
          <NumberRetention />
        </FoldedSection>
      )}
      <div className={classes(!isLoaded && styles.untilLoaded)}>
        <ComposeSection title={telefonieSections.devices}>
          <Devices catalogue={catalogue} cart={cart} actions={actions} />
        </ComposeSection>
      </div>
      <TooManyDevicesDialog warning={warning} cart={cart} onClose={() => setWarning(null)} />
    </div>
  )
}
