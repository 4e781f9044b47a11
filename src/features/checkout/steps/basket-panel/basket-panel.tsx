import { ChevronDown, ChevronUp } from 'lucide-react'
import { type FocusEvent, memo, useDeferredValue, useId, useState } from 'react'
import { formatEuro } from '../../../../common/money.ts'
import { paidTexts } from '../../../../common/texts.ts'
import { Amount, Price } from '../../../../ui/kit/price.tsx'
import { Skeleton } from '../../../../ui/kit/skeleton.tsx'
import type { Cart } from '../../../carts/cart-line.ts'
import { NotInTotals } from '../../../carts/components/not-in-totals.tsx'
import { TermFacts } from '../../../carts/components/term-facts.tsx'
import { VatNote, VatSwitch, WithVat } from '../../../carts/components/vat.tsx'
import { totalsOf, totalsWithVatOf } from '../../../carts/totals.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { productTypeNames } from '../../../catalogue/texts.ts'
import page from '../../components/flow-page.module.css'
import type { Step } from '../../order-flow.ts'
import { type CartNotice, saysAll } from '../../store/cart-notice.ts'
import type { OrderState } from '../../store/flow-state.ts'
import { useOrderState } from '../../store/order-state.ts'
import { basketTexts } from '../../texts/basket.ts'
import { productTypeSubtitles } from '../../texts/flow.ts'
import { ActionSlot } from '../action-slot.tsx'
import { CartNoticeBar } from '../cart-notice-bar.tsx'
import bar from './bar-totals.module.css'
import styles from './basket-panel.module.css'
import { CartChanges, LatestChange } from './cart-changes.tsx'
import { CartLines, showsOneTime } from './cart-lines.tsx'
import panelTotalsStyles from './panel-totals.module.css'
import pendingTotalStyles from './pending-total.module.css'

type Props = { productType: ProductType; step: Step }

/**
 * 'Alles op een rij': what is in the cart and what it costs. Beside the content on a wide screen; on a phone a bar at
 * the bottom with both totals, which opens to the whole list.
 */
export function BasketPanel(props: Props) {
  const now = useOrderState()
  const before = useDeferredValue(now)
  // With the content while the stored order is read or a first line comes, for nothing may move then; later on, after the
  // control that was pressed.
  return <Panel {...props} state={cartStateOf(before) === cartStateOf(now) ? before : now} />
}

const cartStateOf = ({ isLoaded, cart }: OrderState) => cartState(isLoaded, cart)

const Panel = memo(({ productType, step, state }: Props & { state: OrderState }) => {
  // Another step begins with its content, not with the list over it.
  const place = `${productType} ${step}`
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === place
  // Next to the table, the list is folded behind its totals.
  const hasTable = step === 'winkelwagen' || step === 'controle'
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null)
  const isFolded = hasTable && unfoldedAt !== place
  const listId = useId()
  const figuresId = useId()
  const isLoaded = state.isLoaded && state.productType === productType
  const cart = isLoaded ? state.cart : []
  const notice = shownNotice(state.cartNotice, step)
  const changes = saysAll(notice) ? [] : state.changes

  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpenAt(null)
  }

  return (
    <aside
      aria-label={basketTexts.title}
      className={`scripts-only ${styles.panel}`}
      onBlur={closeWhenFocusLeaves}
    >
      {notice && <CartNoticeBar notice={notice} />}
      {isOpen && (
        // For fingers: the keyboard closes the list by leaving it, and by the bar itself.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.scrim}
          onClick={() => setOpenAt(null)}
        />
      )}
      <div className={styles.card} data-open={isOpen} data-cart={cartState(isLoaded, cart)}>
        {!isOpen && !notice && <LatestChange changes={state.changes} />}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${listId} ${figuresId}`}
          disabled={!state.isLoaded}
          onClick={() => setOpenAt(isOpen ? null : place)}
        >
          <BarTotals cart={cart} isLoaded={isLoaded} />
          <span className="visually-hidden">{basketTexts.title}</span>
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long cart scrolls here, by keyboard too */}
        <div id={listId} className={styles.list} data-folded={isFolded} tabIndex={0}>
          <Heading
            productType={productType}
            isFolded={hasTable ? isFolded : null}
            onFold={() => setUnfoldedAt(isFolded ? place : null)}
          />
          {!state.isLoaded && <p className="visually-hidden">{basketTexts.loading}</p>}
          {!isLoaded && <Skeleton count={4} />}
          {isLoaded && cart.length === 0 && <p>{basketTexts.empty}</p>}
          {cart.length > 0 && (
            <CartLines cart={cart} productType={productType} changes={isFolded ? [] : changes} />
          )}
          {isLoaded && <CartChanges changes={changes} isWhole={isFolded} isAnnounced={!notice} />}
          <TermFacts lines={cart} />
        </div>
        <div className={`${styles.foot} ${page.untilKnown}`}>
          <div id={figuresId} className={styles.figures}>
            {isLoaded && <Figures cart={cart} productType={productType} hasTable={hasTable} />}
          </div>
          <ActionSlot.Place className={styles.action} />
        </div>
      </div>
    </aside>
  )
})

/** Both totals, as the bar of a phone says them. */
function BarTotals({ cart, isLoaded }: { cart: Cart; isLoaded: boolean }) {
  const totals = totalsOf(cart)
  const withVat = totalsWithVatOf(cart)
  return (
    <>
      <ChevronUp className={bar.chevron} aria-hidden="true" />
      <span className={bar.total}>
        <span>{basketTexts.monthlyInBar}</span>{' '}
        <b>{isLoaded ? <Amount>{formatEuro(totals.monthlyInCents)}</Amount> : <PendingTotal />}</b>
        {isLoaded && <WithVat cents={withVat.monthlyInCents} />}
      </span>
      <span className={bar.total}>
        <span>{basketTexts.oneTimeInBar}</span>{' '}
        <b>{isLoaded ? <Amount>{formatEuro(totals.oneTimeInCents)}</Amount> : <PendingTotal />}</b>
        {isLoaded && <WithVat cents={withVat.oneTimeInCents} />}
        <NotInTotals lines={cart} />
      </span>
    </>
  )
}

type FiguresProps = { cart: Cart; productType: ProductType; hasTable: boolean }

const Figures = ({ cart, productType, hasTable }: FiguresProps) => (
  <>
    <PanelTotals cart={cart} showsOneTime={showsOneTime(cart, productType)} />
    {!hasTable && <VatSwitch />}
    <VatNote />
  </>
)

type HeadingProps = {
  productType: ProductType
  /** null where the list cannot be folded. */
  isFolded: boolean | null
  onFold: () => void
}

const Heading = ({ productType, isFolded, onFold }: HeadingProps) => (
  <div className={styles.heading}>
    <h2>{basketTexts.title}</h2>
    <p className={styles.type}>{productTypeNames[productType]}</p>
    {productTypeSubtitles[productType] && <p>{productTypeSubtitles[productType]}</p>}
    {isFolded !== null && (
      <button
        type="button"
        className={`text-button ${styles.fold}`}
        aria-expanded={!isFolded}
        onClick={onFold}
      >
        <span>{isFolded ? basketTexts.unfold : basketTexts.fold}</span>
        <ChevronDown aria-hidden="true" />
      </button>
    )}
  </div>
)

/** State of a phone's bar: absent while the cart is empty, invisible until that is known. */
function cartState(isLoaded: boolean, cart: Cart) {
  if (!isLoaded) return 'unknown'
  return cart.length > 0 ? 'filled' : 'empty'
}

/** A way back belongs to composing and looking it over; what settling did is told wherever the cart is read. */
const shownNotice = (notice: CartNotice | null, step: Step): CartNotice | null =>
  notice?.reason === 'settled' || step === 'samenstellen' || step === 'winkelwagen' ? notice : null

/** Stands where a total will, as large, until the stored cart is read: nothing in it yet is not known to be nothing. */
const PendingTotal = () => (
  <>
    <span className={pendingTotalStyles.bar} aria-hidden="true">
      {'\u00a0'}
    </span>
    <span className="visually-hidden">{basketTexts.totalLoading}</span>
  </>
)

type PanelTotalsProps = {
  cart: Cart
  showsOneTime: boolean
}

/** Both totals under the list of a wide screen, always in sight; on a phone the bar itself shows them. */
function PanelTotals({ cart, showsOneTime }: PanelTotalsProps) {
  const totals = totalsOf(cart)
  const withVat = totalsWithVatOf(cart)
  return (
    <dl className={panelTotalsStyles.totals}>
      <div className={panelTotalsStyles.total}>
        <dt>{basketTexts.totalMonthly}</dt>
        <dd>
          <Price size="large" amount={formatEuro(totals.monthlyInCents)} per={paidTexts.perMonth} />
          <WithVat cents={withVat.monthlyInCents} />
        </dd>
      </div>
      {showsOneTime && (
        <div className={panelTotalsStyles.total}>
          <dt>{basketTexts.totalOneTime}</dt>
          <dd>
            <Price size="large" amount={formatEuro(totals.oneTimeInCents)} />
            <WithVat cents={withVat.oneTimeInCents} />
            <NotInTotals lines={cart} />
          </dd>
        </div>
      )}
    </dl>
  )
}
