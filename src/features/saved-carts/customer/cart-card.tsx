import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type CallFailure, callFailure } from '../../../api/call-failure.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { CartSummary } from '../../carts/components/cart-summary.tsx'
import { callAsCustomer } from '../../customers/components/mijn/call-as-customer.ts'
import { formatDay } from '../../customers/components/mijn/dates.ts'
import { type CustomerCarts, ownCartPage } from '../contract.ts'
import { ownCartsTexts as texts } from '../texts.ts'
import styles from './carts.module.css'

type Props = {
  cart: CustomerCarts[number]
  /** Name of the product type. */
  name: string
  onForgotten: () => void
}

/** A cart that was kept: what is in it, and the way on. */
export function CartCard({ cart: { id, lines, savedAt, expiresAt }, name, onForgotten }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const day = formatDay(savedAt)
  const remove = async () => {
    setIsBusy(true)
    setFailure(null)
    const result = await callAsCustomer('DELETE /api/mijn/winkelwagens/{id}', { params: { id } })
    setIsBusy(false)
    if (result.ok) onForgotten()
    else setFailure(callFailure(result))
  }
  return (
    <DetailsBlock heading="h2" title={name}>
      <p className={styles.saved}>{texts.saved(day, formatDay(expiresAt))}</p>
      <CartSummary lines={lines} caption={name} />
      {failure && (
        <Notice kind="error" title={failure.title ?? texts.failed}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <LinkButton to={ownCartPage(id)}>{texts.open}</LinkButton>
        <Button
          variant="quiet"
          small
          busy={isBusy}
          icon={<Trash2 aria-hidden="true" />}
          aria-label={texts.forgetOf(name.toLowerCase(), day)}
          onClick={() => void remove()}
        >
          {texts.forget}
        </Button>
      </div>
    </DetailsBlock>
  )
}
