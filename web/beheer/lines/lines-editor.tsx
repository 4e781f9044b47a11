import { Plus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { deskLinesTexts as texts } from '../../../content/desk-lines-texts.ts'
import type { ChangeableLines } from '../../../contract/desk-lines.ts'
import { isSameCart } from '../../../domain/line-differences.ts'
import type { ProductOffering } from '../../../domain/product.ts'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Card } from '../ui/card.tsx'
import { AddDialog } from './add-dialog.tsx'
import { ChangePreview } from './change-preview.tsx'
import styles from './lines.module.css'
import { LinesTable } from './lines-table.tsx'
import { useLines } from './use-lines.ts'

/** The lines with what can be done to each, beside what that comes to. */
export function LinesEditor({ shown }: { shown: ChangeableLines }) {
  const lines = useLines(shown)
  const [isAdding, setIsAdding] = useState(false)
  const announce = useAnnounce()
  const { choices, change } = lines
  const isChanged = !isSameCart(choices.ordered, change.cart)

  const setQuantity = (product: ProductOffering, quantity: number) => {
    lines.setQuantity(product, quantity)
    if (quantity === 0) announce(texts.isRemoved(product.name))
  }
  const add = (product: ProductOffering) => {
    lines.add(product)
    setIsAdding(false)
    announce(texts.isAdded(product.name))
  }
  return (
    <div className={styles.columns}>
      <Card title={texts.lines}>
        {!shown.addressChecked && <Notice kind="warning">{texts.addressNotChecked}</Notice>}
        <LinesTable change={change} onQuantity={setQuantity} />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            small
            icon={<Plus aria-hidden="true" />}
            onClick={() => setIsAdding(true)}
          >
            {texts.add}
          </Button>
          {isChanged && (
            <Button variant="quiet" small icon={<Undo2 aria-hidden="true" />} onClick={lines.undo}>
              {texts.undo}
            </Button>
          )}
        </div>
        <p className={styles.note}>{texts.asOrdered}</p>
      </Card>
      <ChangePreview shown={shown} id={lines.id} before={choices.ordered} change={change} />
      <AddDialog
        open={isAdding}
        choices={choices}
        cart={change.cart}
        onAdd={add}
        onClose={() => setIsAdding(false)}
      />
    </div>
  )
}
