import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { commonTexts } from '../../../../common/texts.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import { isProductLine } from '../../../carts/order-lines.ts'
import { productTypeNames } from '../../../catalogue/texts.ts'
import { orderStore, useOrderState } from '../../../checkout/store/order-state.ts'
import type { OrderDetails } from '../../contract-mijn.ts'
import { orderAgainTexts as texts } from '../../texts.ts'

/**
 * Makes a cart of what was ordered. Samenstellen holds it against today's catalogue, which says what is no longer sold, and
 * asks the address of internet anew.
 */
export function OrderAgain({ order }: { order: Pick<OrderDetails, 'productType' | 'lines'> }) {
  const { productType, lines } = order
  const { isLoaded, cart, productType: composed } = useOrderState()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const begin = () => {
    orderStore.resume({
      productType,
      requestType: 'order',
      address: null,
      cart: lines.filter(isProductLine),
    })
    void navigate(paths.samenstellen(productType))
  }
  return (
    <div className="screen-only">
      <Button
        variant="secondary"
        disabled={!isLoaded}
        onClick={() => (cart.length > 0 ? setIsAsking(true) : begin())}
      >
        {productType === 'internet' ? texts.elsewhere : texts.again}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.question}
        actions={
          <>
            <Button onClick={begin}>{texts.replace}</Button>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {commonTexts.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.questionText(productTypeNames[composed ?? productType].toLowerCase())}</p>
      </Dialog>
    </div>
  )
}
