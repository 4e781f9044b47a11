import { memo, useCallback, useMemo, useState } from 'react'
import { Button } from '../../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../../ui/kit/dialog.tsx'
import { quantityOf } from '../../../../carts/cart.ts'
import {
  defaultMobielTerm,
  isMobielExtra,
  type MobielTerm,
  subscriptionsAt,
  termOf,
} from '../../../../carts/mobiel.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { useIsLoaded, useOrderPart } from '../../../store/order-state.ts'
import { changeTermTexts, dataTexts, extrasTexts, mobielSections, termTexts } from '../../../texts/mobiel.ts'
import styles from '../compose.module.css'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection } from '../compose-section.tsx'
import { CountedChoices } from '../counted-choices.tsx'
import { ProductRows } from '../product-rows.tsx'
import { QuantityRow } from '../quantity-row.tsx'
import dataBarStyles from './data-bar.module.css'
import { gigabytesOfFullBar } from './data-scale.ts'
import { mobielActions } from './mobiel-actions.ts'
import { TermChoice } from './term-choice.tsx'

/** The mobile compose screen (order-flow §2 and §4). `catalogue` is every mobile product. */
export function ComposeMobiel({ catalogue }: { catalogue: readonly ProductOffering[] }) {
  const cart = useOrderPart(state => state.cart)
  const isLoaded = useIsLoaded()
  const [term, setTerm] = useState<MobielTerm>(defaultMobielTerm)
  const [askedTerm, setAskedTerm] = useState<MobielTerm | null>(null)
  // The cart decides where it has subscriptions: after a reload, and when an emptied one is brought back.
  const cartTerm = termOf(cart)
  if (cartTerm !== null && cartTerm !== term) setTerm(cartTerm)

  const subscriptions = useMemo(() => subscriptionsAt(term, catalogue), [term, catalogue])
  const fullGb = gigabytesOfFullBar(subscriptions)

  const choose = useCallback((chosen: MobielTerm) => {
    if (mobielActions.wouldEmptyCart(chosen)) setAskedTerm(chosen)
    else setTerm(chosen)
  }, [])
  const confirm = (chosen: MobielTerm) => {
    mobielActions.emptyForTerm()
    setTerm(chosen)
    setAskedTerm(null)
  }

  return (
    <div className={styles.screen}>
      <ComposeSection title={mobielSections.term}>
        <TermChoice term={isLoaded ? term : null} catalogue={catalogue} onChoose={choose} />
      </ComposeSection>
      <ComposeSection title={mobielSections.subscriptions} id={composePlaces.products}>
        {subscriptions.length === 0 && <p className={styles.explanation}>{termTexts.noSubscriptions}</p>}
        <ProductRows
          products={subscriptions}
          row={(subscription, facts) => (
            <Subscription
              subscription={subscription}
              quantity={quantityOf(cart, subscription.id)}
              facts={facts}
              fullGb={fullGb}
            />
          )}
        />
      </ComposeSection>
      <ComposeSection title={mobielSections.extras}>
        <p className={styles.explanation}>{extrasTexts.explanation}</p>
        <CountedChoices
          legend={mobielSections.extras}
          products={catalogue.filter(isMobielExtra)}
          cart={cart}
          texts={extrasTexts}
          onChoose={mobielActions.chooseExtra}
        />
      </ComposeSection>
      <ChangeTermDialog asked={askedTerm} onConfirm={confirm} onClose={() => setAskedTerm(null)} />
    </div>
  )
}

type SubscriptionProps = {
  subscription: ProductOffering
  quantity: number
  facts: readonly string[]
  /** Gigabytes that a full bar stands for. */
  fullGb: number
}

/** A press on one draws that one anew. */
const Subscription = memo(({ subscription, quantity, facts, fullGb }: SubscriptionProps) => (
  <QuantityRow
    product={subscription}
    quantity={quantity}
    onQuantity={wanted => mobielActions.setSubscriptions(subscription, wanted)}
    facts={facts}
  >
    <DataBar bundleGb={subscription.dataBundleGb} fullGb={fullGb} />
  </QuantityRow>
))

type Props = {
  /** The Looptijd that the visitor asked for; null while there is nothing to ask. */
  asked: MobielTerm | null
  onConfirm(term: MobielTerm): void
  onClose(): void
}

/** Says what another Looptijd costs before it happens (order-flow §4: changing it empties the cart). */
function ChangeTermDialog({ asked, onConfirm, onClose }: Props) {
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={changeTermTexts.title(asked ?? 1)}
      actions={
        <>
          <Button onClick={() => asked !== null && onConfirm(asked)}>{changeTermTexts.confirm}</Button>
          <Button variant="quiet" onClick={onClose}>
            {changeTermTexts.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <p>{changeTermTexts.consequence}</p>
        <p>{changeTermTexts.wayBack}</p>
      </div>
    </Dialog>
  )
}

type DataBarProps = {
  /** Gigabytes per month; null is unlimited. */
  bundleGb: number | null
  /** Gigabytes that a full bar stands for. */
  fullGb: number
}

/** A data bundle as a bar that compares with those of the other subscriptions, with its size in words. */
function DataBar({ bundleGb, fullGb }: DataBarProps) {
  const words = bundleGb === null ? dataTexts.unlimited : dataTexts.bundle(bundleGb)
  const filledGb = bundleGb ?? fullGb
  return (
    <div className={dataBarStyles.data}>
      {/* Browsers draw a meter each in their own way, so this one is for screen readers and the drawing for the eyes. */}
      <meter
        className="visually-hidden"
        aria-label={dataTexts.label}
        aria-valuetext={words}
        max={fullGb}
        value={filledGb}
      />
      <svg className={dataBarStyles.bar} aria-hidden="true">
        <rect className={dataBarStyles.track} width="100%" height="100%" />
        <rect className={dataBarStyles.fill} width={`${(100 * filledGb) / fullGb}%`} height="100%" />
      </svg>
      <span className={dataBarStyles.words} aria-hidden="true">
        {words}
      </span>
    </div>
  )
}
