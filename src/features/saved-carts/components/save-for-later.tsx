import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { currentBuyer } from '../../checkout/store/buyer.ts'
import { orderStore } from '../../checkout/store/order-state.ts'
import { saveForLaterTexts } from '../../checkout/texts/cart.ts'
import { savedCartDays } from '../../mailed-links/lifetimes.ts'
import { SavedCartForm } from '../contract.ts'
import { saveCartTexts } from '../texts.ts'
import styles from './saved-cart.module.css'

/** "Bewaar voor later": mails a link to the cart. */
export function SaveForLater() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" small icon={<Bookmark aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {saveForLaterTexts.button}
      </Button>
      {isOpen && <SaveDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Saved data: the cart and its address, without the buyer. */
function cartToSave() {
  const { cart, productType, requestType, address } = orderStore.getSnapshot()
  return {
    // An empty cart is refused, whatever kind it is said to be.
    productType: productType ?? cart[0]?.product.productType ?? 'internet',
    requestType,
    address,
    lines: cart.map(({ product, quantity }) => ({ id: product.id, quantity })),
  }
}

/** Asks for the address that the link goes to. */
function SaveDialog({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useContractForm({
    schema: SavedCartForm,
    initial: { email: currentBuyer()?.email ?? '' },
    async send({ email }) {
      const result = await submit(
        'POST /api/winkelwagen',
        { ...cartToSave(), email },
        { captcha: 'submit_form' },
      )
      return outcomeOf(result.ok ? { ...result, data: email } : result)
    },
    onTaken: email => setSentTo(email ?? ''),
  })
  return (
    <Dialog open onClose={onClose} title={saveForLaterTexts.title}>
      {sentTo === null ? (
        <Form
          form={form}
          failed={{ title: saveCartTexts.failed }}
          actions={<SubmitButton>{saveCartTexts.send}</SubmitButton>}
        >
          <p>{saveCartTexts.intro(savedCartDays)}</p>
          <Fields>
            <TextField
              {...form.field('email')}
              label={saveCartTexts.email}
              type="email"
              autoComplete="email"
            />
          </Fields>
        </Form>
      ) : (
        <div className={styles.saved}>
          <Notice kind="success" title={saveCartTexts.done} announced>
            <p>{saveCartTexts.doneText(sentTo)}</p>
          </Notice>
          <Button onClick={onClose}>{saveCartTexts.close}</Button>
        </div>
      )}
    </Dialog>
  )
}
