import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { orderStore, useOrderState } from '../../order-state.ts'

/** The way back after 'Wijzigen' emptied the cart: to the address and the choices as they were. */
export function PreviousAddress() {
  const { emptiedCart } = useOrderState()
  const address = emptiedCart?.reason === 'address' ? emptiedCart.before.address : null
  if (!address) return null
  const inWords = [address.street, address.houseNumber, address.houseNumberExtension]
    .filter(Boolean)
    .join(' ')
  return (
    <Notice title="Je winkelwagen is nu leeg">
      <p>Je keuzes hoorden bij {inWords}. Ga je terug, dan staat alles er weer.</p>
      <Button variant="quiet" small icon={<Undo2 aria-hidden="true" />} onClick={orderStore.bringBackCart}>
        Terug naar {inWords}
      </Button>
    </Notice>
  )
}
