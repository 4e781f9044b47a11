import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { Cart } from '../rules/cart-line.ts'
import { putBackQuestion as texts } from '../texts/cart-notice.ts'
import styles from './cart-notice-bar.module.css'

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
export const PutBackDialog = ({ open, cart, earlier, onConfirm, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={texts.title}
    actions={
      <>
        <Button onClick={onConfirm}>{texts.confirm}</Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </>
    }
  >
    {open && (
      <div className={styles.question}>
        <p>{texts.comesBack}</p>
        <Lines cart={earlier} />
        <p>{texts.goes}</p>
        <Lines cart={cart} />
        <p>{texts.wayBack}</p>
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
