import { RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { productTypeNames } from '../../content/flow-texts.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useAnnounce } from '../ui/live-region.tsx'
import styles from './emptied-cart-notice.module.css'
import { orderStore, useOrderState } from './order-state.ts'
import type { EmptiedCart } from './order-store.ts'

/** Offers to bring back a cart that a change of type, term or address emptied. */
export function EmptiedCartNotice() {
  const { emptiedCart } = useOrderState()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const explanation = emptiedCart && explain(emptiedCart)
  useEffect(() => {
    if (explanation) announce(explanation)
  }, [explanation, announce])

  if (!emptiedCart) return null
  const bringBack = () => {
    const { productType } = emptiedCart.before
    orderStore.bringBackCart()
    announce('Je winkelwagen is teruggezet.')
    if (productType && emptiedCart.reason === 'type') navigate(paths.samenstellen(productType))
    else focusContent()
  }
  const dismiss = () => {
    orderStore.dismissEmptiedCart()
    focusContent()
  }
  return (
    <div className={styles.notice}>
      <p>{explanation}</p>
      <div className={styles.choices}>
        <Button variant="secondary" small icon={<RotateCcw aria-hidden="true" />} onClick={bringBack}>
          Zet terug
        </Button>
        <Button variant="quiet" small onClick={dismiss}>
          Niet nodig
        </Button>
      </div>
    </div>
  )
}

/** The pressed button goes away with the notice; the keyboard goes on from the page's content. */
const focusContent = () => document.getElementById('inhoud')?.focus({ preventScroll: true })

function explain({ reason, before }: EmptiedCart): string {
  switch (reason) {
    case 'type':
      return before.productType
        ? `Je winkelwagen met ${productTypeNames[before.productType]} is leeggemaakt, omdat je iets anders koos.`
        : 'Je winkelwagen is leeggemaakt, omdat je iets anders koos.'
    case 'term':
      return 'Je winkelwagen is leeggemaakt, omdat je een andere looptijd koos.'
    case 'address':
      return 'Je winkelwagen is leeggemaakt, omdat je het adres wijzigde.'
  }
}
