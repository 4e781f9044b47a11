import { useState } from 'react'
import { commonTexts } from '../../../../../common/texts.ts'
import { classes } from '../../../../../ui/kit/classes.ts'
import { Notice } from '../../../../../ui/kit/notice.tsx'
import { Skeleton } from '../../../../../ui/kit/skeleton.tsx'
import { addressCheckTexts } from '../../../../addresses/texts.ts'
import { mainLine } from '../../../../carts/cart.ts'
import type { Cart } from '../../../../carts/cart-line.ts'
import { defaultInternetTerm, type InternetTerm, isInternetTerm } from '../../../../carts/internet/lines.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import page from '../../../components/flow-page.module.css'
import { useOrderState } from '../../../store/order-state.ts'
import { internetSections } from '../../../texts/internet.ts'
import { planChoiceTexts } from '../../../texts/plan-choice.ts'
import styles from '../compose.module.css'
import compose from '../compose.module.css'
import { ComposeSection } from '../compose-section.tsx'
import { AddressForm } from './address-form.tsx'
import { OfferAtAddress } from './offer-at-address.tsx'
import { useAddressCheck } from './use-address-check.ts'

/** As many lines as an address often has. */
const lines = 6

/** Holds the place of what is found at an address while it is checked: the answer, the term, the lines. */
const OfferSkeleton = () => (
  <div className={`scripts-only ${compose.screen} ${page.pending}`} aria-busy="true">
    <p role="status" className="visually-hidden">
      {addressCheckTexts.checking}
    </p>
    <Skeleton shape="answer" />
    <div className={compose.section}>
      <Skeleton shape="heading" />
      <Skeleton shape="control" />
      <Skeleton shape="row" count={lines} />
    </div>
  </div>
)

/** Holds the place of the screen while the saved address is looked up, or the browser's state is not known yet. */
const ComposeSkeleton = ({ label, className }: { label: string; className?: string | undefined }) => (
  <div className={classes('scripts-only', styles.screen, page.pending, className)} aria-busy="true">
    <p role="status" className="visually-hidden">
      {label}
    </p>
    <Skeleton shape="heading" />
    <Skeleton shape="card" count={4} />
  </div>
)

/**
 * The line that was chosen on the website waits for an address. The server cannot know of it: its place is kept from the start for who is
 * marked (src/features/checkout/head-script.ts).
 */
const BroughtLine = ({ name }: { name: string | null }) => (
  <div className={classes(name === null && styles.brought)}>
    <Notice title={planChoiceTexts.broughtTitle}>
      <p>{name ?? '\u00a0'}</p>
      <p>{planChoiceTexts.brought}</p>
    </Notice>
  </div>
)

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
  const { isLoaded, cart, address, addressCheck, cartNotice, broughtPlan } = useOrderState()
  const [chosenTerm, setChosenTerm] = useState<InternetTerm | null>(null)
  const termOfLine = termIn(cart)
  // Without a line the term stays that of the last one: the address may change, not what was chosen.
  if (termOfLine && termOfLine !== chosenTerm) setChosenTerm(termOfLine)
  const term = termOfLine ?? chosenTerm ?? termIn(cartNotice?.before?.cart ?? []) ?? defaultInternetTerm
  const brought = catalogue.find(({ id }) => id === broughtPlan) ?? null
  const check = useAddressCheck(catalogue, term, brought)
  // Only what the visitor did moves the focus, never the page by itself.
  const [hasActed, setHasActed] = useState(false)

  // Before the stored order is read: who comes for the first time gets the form at once.
  if (!address)
    return (
      <>
        {!isLoaded && <ComposeSkeleton label={commonTexts.pageLoading} className={styles.withAddress} />}
        <div className={classes(styles.screen, !isLoaded && styles.withoutAddress)}>
          {(!isLoaded || brought) && <BroughtLine name={brought?.name ?? null} />}
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
