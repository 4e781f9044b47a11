import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { commonTexts } from '../../../common/texts.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Stepper } from '../../../ui/kit/stepper.tsx'
import type { CartLine } from '../../carts/cart-line.ts'
import { useIsByPhone } from '../../carts/components/phone-mode.ts'
import { distinctName } from '../../carts/product-names.ts'
import { removeLineTexts } from '../../carts/texts.ts'
import { lineEdit } from '../../line-changes/line-edits.ts'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { setLine } from '../store/set-line.ts'
import { composeTexts } from '../texts/flow.ts'
import type { DeviceWarning } from './compose/telefonie/telefonie-actions.ts'
import { TooManyDevicesDialog } from './compose/telefonie/too-many-devices-dialog.tsx'
import styles from './line-controls.module.css'

/**
 * Controls for each line of the cart, with the rules and texts of samenstellen. None without the catalogue, which the
 * rules need.
 * @param onRemoved moves the focus, since the focused button is gone
 */
export function useLineControls(onRemoved: () => void) {
  const { cart, isSettled, productType } = useOrderState()
  const [warning, setWarning] = useState<DeviceWarning | null>(null)
  const announce = useAnnounce()
  const catalogue = isSettled && productType ? orderStore.catalogueOf(productType) : null

  function change({ product }: CartLine, quantity: number) {
    if (!catalogue) return
    const before = orderStore.getSnapshot().cart
    setLine[product.productType](product, quantity, catalogue, setWarning)
    if (orderStore.getSnapshot().cart === before || quantity > 0) return
    announce(removeLineTexts.isRemoved(distinctName(product)))
    onRemoved()
  }

  const controlsOf = (line: CartLine) => {
    const edit = catalogue && lineEdit(line.product)
    return (
      edit && {
        kind: edit.kind === 'quantity' ? edit.kind : ('other' as const),
        controls: <LineControls line={line} onQuantity={quantity => change(line, quantity)} />,
      }
    )
  }
  const answers = productType === 'telefonie' && (
    <TooManyDevicesDialog warning={warning} cart={cart} onClose={() => setWarning(null)} />
  )
  return { controlsOf, answers }
}

type Props = { line: CartLine; onQuantity: (quantity: number) => void }

function LineControls({ line: { product, quantity }, onQuantity }: Props) {
  const isByPhone = useIsByPhone()
  const announce = useAnnounce()
  const edit = lineEdit(product)
  if (edit?.kind === 'exchange')
    return (
      <Link
        to={paths.samenstellen(product.productType)}
        className={`screen-only ${styles.exchange}`}
        aria-label={commonTexts.changeOf(product.name)}
      >
        {commonTexts.change}
      </Link>
    )
  const limits = edit?.kind === 'quantity' ? edit.limits : null
  const isRemovable = edit?.kind === 'removal' || (edit?.kind === 'quantity' && edit.isRemovable)
  return (
    <div className={`screen-only ${styles.controls}`} data-counts={limits !== null}>
      {limits && (
        <Stepper
          label={distinctName(product)}
          value={quantity}
          {...limits}
          compact
          onChange={wanted => {
            onQuantity(wanted)
            if (wanted >= limits.max) announce(composeTexts.atTheMost(limits.max, isByPhone))
          }}
        />
      )}
      {isRemovable && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLineTexts.removeOf(distinctName(product))}
          onClick={() => onQuantity(0)}
        >
          <Trash2 aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
