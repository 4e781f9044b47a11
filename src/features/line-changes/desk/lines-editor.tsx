import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { Card } from '../../desk/components/ui/card.tsx'
import { AddLine } from '../components/add-line.tsx'
import styles from '../components/lines.module.css'
import { LinesTable } from '../components/lines-table.tsx'
import type { ChangeableLines } from '../contract-desk.ts'
import { isSameCart } from '../line-differences.ts'
import { deskLinesTexts as texts } from '../texts-desk.ts'
import { ChangePreview } from './change-preview.tsx'
import { useLines } from './use-lines.ts'

/** The lines with what can be done to each, beside what that comes to. */
export function LinesEditor({ shown }: { shown: ChangeableLines }) {
  const lines = useLines(shown)
  const { choices, change } = lines
  const isChanged = !isSameCart(choices.ordered, change.cart)
  return (
    <div className={styles.columns}>
      <Card title={texts.lines}>
        {!shown.addressChecked && (
          <Notice kind="warning">
            <p>{texts.addressNotChecked}</p>
          </Notice>
        )}
        <LinesTable change={change} onQuantity={lines.setQuantity} />
        <div className={styles.actions}>
          <AddLine choices={choices} cart={change.cart} onAdd={lines.add} />
          {isChanged && (
            <Button variant="quiet" small icon={<Undo2 aria-hidden="true" />} onClick={lines.undo}>
              {texts.undo}
            </Button>
          )}
        </div>
        <p className={styles.note}>{texts.asOrdered}</p>
      </Card>
      <ChangePreview shown={shown} id={lines.id} before={choices.ordered} change={change} />
    </div>
  )
}
