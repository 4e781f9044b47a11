import { useState } from 'react'
import { commonTexts } from '../../../../../shared/texts.ts'
import { classes } from '../../../../../ui/kit/classes.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { mainLine } from '../../../rules/cart.ts'
import type { Cart } from '../../../rules/cart-line.ts'
import { defaultInternetTerm, type InternetTerm, isInternetTerm } from '../../../rules/internet/lines.ts'
import { useOrderState } from '../../../store/order-state.ts'
import { internetSections } from '../../../texts/internet-sections.ts'
import styles from '../compose.module.css'
import { ComposeSection } from '../compose-section.tsx'
import { ComposeSkeleton } from '../compose-skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { OfferAtAddress } from './offer-at-address.tsx'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { useAddressCheck } from './use-address-check.ts'

function termIn(cart: Cart): InternetTerm | null {
  const term = mainLine(cart)?.product.contractDuration
  return isInternetTerm(term) ? term : null
}

type Props = { catalogue: readonly ProductOffering[] }

/**
 * The internet compose screen (order-flow §2 and §4): first the address, then everything that can be had there.
 * `catalogue` is every internet product.
 */
export function ComposeInternet({ catalogue }: Props) {
  const { isLoaded, cart, address, addressCheck, cartNotice } = useOrderState()
  const [chosenTerm, setChosenTerm] = useState<InternetTerm | null>(null)
  const termOfLine = termIn(cart)
  // Without a line the term stays that of the last one: the address may change, not what was chosen.
  if (termOfLine && termOfLine !== chosenTerm) setChosenTerm(termOfLine)
  const term = termOfLine ?? chosenTerm ?? termIn(cartNotice?.before?.cart ?? []) ?? defaultInternetTerm
  const check = useAddressCheck(catalogue, term)
  // Only what the visitor did moves the focus, never the page by itself.
  const [hasActed, setHasActed] = useState(false)

  // Before the stored order is read: who comes for the first time gets the form at once.
  if (!address)
    return (
      <>
        {!isLoaded && <ComposeSkeleton label={commonTexts.pageLoading} className={styles.withAddress} />}
        <div className={classes(styles.screen, !isLoaded && styles.withoutAddress)}>
          <ComposeSection title={internetSections.address}>
            <AddressForm
              check={check}
              takesFocus={hasActed || check.failure !== null}
              onSubmit={() => setHasActed(true)}
            />
          </ComposeSection>
          {check.isChecking && <OfferSkeleton />}
        </div>
      </>
    )
  if (!addressCheck) return <OfferSkeleton />
  return (
    <div className={styles.screen}>
      <OfferAtAddress
        catalogue={catalogue}
        address={address}
        addressCheck={addressCheck}
        term={term}
        takesFocus={hasActed}
        onChangeAddress={() => {
          setHasActed(true)
          check.change()
        }}
        onTermWithoutLine={setChosenTerm}
      />
    </div>
  )
}
