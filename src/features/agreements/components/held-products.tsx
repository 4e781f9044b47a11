import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import styles from '../../cases/components/case.module.css'
import { dayInWords } from '../../cases/delivery-texts.ts'
import type { DeskHeldProduct } from '../contract-desk.ts'
import { productEndReasons } from '../product-end.ts'
import { heldProductTexts as texts } from '../texts-desk.ts'
import { EndProductDialog } from './end-product-dialog.tsx'
import { waysOut } from './ways-out.ts'

type Props = { products: readonly DeskHeldProduct[]; today: string; mayWrite: boolean }

/** Products that the customer has from a delivered order, at the desk: since when, until when, and ending one. */
export function HeldProducts({ products, today, mayWrite }: Props) {
  const [ended, setEnded] = useState<DeskHeldProduct | null>(null)
  return (
    <>
      <ul className={`plain-list ${styles.stack}`}>
        {products.map(product => (
          <li key={product.position} className={styles.portIn}>
            <p className={styles.portInHead}>
              <strong>{product.name}</strong>
              <span className={styles.by}>
                {product.end
                  ? texts.until(dayInWords(product.end.endedOn), productEndReasons[product.end.reason])
                  : texts.since(dayInWords(product.startedOn))}
              </span>
            </p>
            {product.wayOut && <DetailsList details={waysOut(product.wayOut)} />}
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
      {ended && <EndProductDialog product={ended} today={today} onClose={() => setEnded(null)} />}
    </>
  )
}
