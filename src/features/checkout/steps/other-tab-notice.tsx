import { useEffect } from 'react'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { ProductType } from '../../catalogue/product.ts'
import { orderStore } from '../store/order-state.ts'
import { productTypeNames } from '../texts/flow.ts'
import { otherTabTexts } from '../texts/other-tab.ts'
import styles from './other-tab-notice.module.css'

type Props = {
  here: ProductType
  /** Product type in the other tab; null if that tab finished or cleared its order. */
  there: ProductType | null
}

/** Two tabs share one cart: when the other one went on with another type, the visitor says which goes on. */
export function OtherTabNotice({ here, there }: Props) {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <Notice
      kind="warning"
      announced
      title={there ? otherTabTexts.composes(productTypeNames[there]) : otherTabTexts.isDone}
    >
      <p>{otherTabTexts.question}</p>
      <div className={styles.choices}>
        {there && (
          <LinkButton to={paths.samenstellen(there)} small>
            {otherTabTexts.goOnWith(productTypeNames[there])}
          </LinkButton>
        )}
        <Button small variant="secondary" onClick={() => orderStore.setProductType(here)}>
          {otherTabTexts.beginAgainWith(productTypeNames[here])}
        </Button>
      </div>
    </Notice>
  )
}
