import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import styles from '../../cases/components/case.module.css'
import { useCaseCommands } from '../../cases/components/case-commands.tsx'
import type { DeskCase } from '../../cases/contract.ts'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { productEndReasons } from '../product-end.ts'
import { inventoryTexts as texts } from '../texts-desk.ts'
import { EndProductDialog } from './end-product-dialog.tsx'

type Held = DeskCase['heldProducts'][number]

/** Products that the customer has from a delivered order, at the desk: since when, until when, and ending one. */
export function HeldProducts({ mayWrite }: { mayWrite: boolean }) {
  const { shown } = useCaseCommands()
  const [ended, setEnded] = useState<Held | null>(null)
  return (
    <>
      <ul className={`plain-list ${styles.stack}`}>
        {shown.heldProducts.map(product => (
          <li key={product.position} className={styles.portIn}>
            <p className={styles.portInHead}>
              <strong>{product.name}</strong>
              <span className={styles.by}>
                {product.end
                  ? texts.until(dayInWords(product.end.endedOn), productEndReasons[product.end.reason])
                  : texts.since(dayInWords(product.startedOn))}
              </span>
            </p>
            {mayWrite && product.end === null && (
              <div className={styles.actions}>
                <Button
                  small
                  variant="secondary"
                  aria-label={texts.endOf(product.name)}
                  onClick={() => setEnded(product)}
                >
                  {texts.end}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {ended && <EndProductDialog product={ended} onClose={() => setEnded(null)} />}
    </>
  )
}
