import { RotateCcw } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import type { Cart } from '../../carts/cart-line.ts'
import { overwritesChoices } from '../../carts/cart-notice.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { type CartNotice, shownChanges } from '../store/cart-notice.ts'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { andMore } from '../texts/cart-change.ts'
import { putBackQuestion, cartNoticeTexts as texts, whatHappened } from '../texts/cart-notice.ts'
import styles from './cart-notice-bar.module.css'

/** Room for the ring around what has the focus, in CSS pixels. */
const focusRing = 8

/** Changes that are told of one by one: the basket panel has them all, but not what was wrong in storage. */
const shownOf = ({ reason }: CartNotice): number => (reason === 'settled' ? shownChanges : 1)

/**
 * Notice of unexpected changes to the cart, with a way back. Placed at the bottom of the window, so that it is always
 * in view and moves nothing.
 */
export function CartNoticeBar({ notice }: { notice: CartNotice }) {
  const { cart, productType } = useOrderState()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const bar = useRef<HTMLElement>(null)
  const goBack = useCameFrom()
  const [isAsking, setIsAsking] = useState(false)

  const { reason, what, before } = notice
  const explanation = whatHappened(
    reason,
    before?.productType ? productTypeNames[before.productType] : null,
    notice.left === '' && cart.length > 0,
  )
  const shown = what.slice(0, shownOf(notice))
  const others = what.length - shown.length
  const inWords = [explanation, ...what.map(each => `${each}.`), ...(before ? [texts.wayBack] : [])].join(' ')
  useEffect(() => {
    announce(inWords)
    uncoverFocus(bar.current)
  }, [inWords, announce])

  const putBack = () => {
    setIsAsking(false)
    orderStore.putBackCart()
    announce(texts.isBack)
    if (before?.productType && before.productType !== productType)
      navigate(paths.samenstellen(before.productType))
    else goBack.focus()
  }
  const dismiss = () => {
    orderStore.dismissNotice()
    goBack.focus()
  }
  return (
    <section
      ref={bar}
      aria-label={texts.label}
      className={styles.notice}
      data-cart-notice=""
      onFocus={goBack.remember}
    >
      <div className={styles.words}>
        <p>{explanation}</p>
        {shown.length > 0 && <Changes shown={shown} others={others} />}
      </div>
      <div className={styles.choices}>
        {before && (
          <Button
            variant="secondary"
            small
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => (overwritesChoices(cart, notice.left) ? setIsAsking(true) : putBack())}
          >
            {texts.putBack}
          </Button>
        )}
        <Button variant={before ? 'quiet' : 'secondary'} small onClick={dismiss}>
          {before ? texts.dismiss : texts.understood}
        </Button>
      </div>
      <PutBackDialog
        open={isAsking}
        cart={cart}
        earlier={before?.cart ?? []}
        onConfirm={putBack}
        onClose={() => setIsAsking(false)}
      />
    </section>
  )
}

const Changes = ({ shown, others }: { shown: readonly string[]; others: number }) => (
  <ul className={styles.changes}>
    {shown.map((change, at) => (
      <li key={change}>
        <TextWithAmounts>
          {`${change}${at === shown.length - 1 && others > 0 ? ` ${andMore(others)}` : ''}`}
        </TextWithAmounts>
      </li>
    ))}
  </ul>
)

/** The pressed button goes away with the notice: the keyboard goes on from where it came, else from the page's content. */
function useCameFrom() {
  const cameFrom = useRef<Element | null>(null)
  return {
    remember({ relatedTarget, currentTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    focus() {
      const from = cameFrom.current
      const target = from instanceof HTMLElement && from.isConnected ? from : null
      ;(target ?? document.getElementById('inhoud'))?.focus({ preventScroll: true })
    },
  }
}

/**
 * Scrolls the focused element clear of the bar, whose height depends on its text. The style sheet reserves space for
 * elements that get the focus later.
 */
function uncoverFocus(bar: HTMLElement | null) {
  const focused = document.activeElement
  if (!bar || !focused || focused === document.body || bar.contains(focused)) return
  const [over, under] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
  if (under.bottom > over.top && under.top < over.bottom)
    window.scrollBy({ top: under.bottom - over.top + focusRing, behavior: 'instant' })
}

type Props = {
  open: boolean
  /** The cart that would be replaced. */
  cart: Cart
  /** The lines that would come back. */
  earlier: Cart
  onConfirm(): void
  onClose(): void
}

/** Asks before an earlier cart takes the place of what was chosen since. */
const PutBackDialog = ({ open, cart, earlier, onConfirm, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={putBackQuestion.title}
    actions={
      <>
        <Button onClick={onConfirm}>{putBackQuestion.confirm}</Button>
        <Button variant="quiet" onClick={onClose}>
          {putBackQuestion.cancel}
        </Button>
      </>
    }
  >
    {open && (
      <div className={styles.question}>
        <p>{putBackQuestion.comesBack}</p>
        <Lines cart={earlier} />
        <p>{putBackQuestion.goes}</p>
        <Lines cart={cart} />
        <p>{putBackQuestion.wayBack}</p>
      </div>
    )}
  </Dialog>
)

const Lines = ({ cart }: { cart: Cart }) => (
  <ul>
    {cart.map(({ product, quantity }) => (
      <li key={product.id}>{`${quantity} × ${product.name}`}</li>
    ))}
  </ul>
)
