import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { lostAnswerTexts } from '../../../../api/texts.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { useErrorTitle } from '../../../../ui/kit/use-error-title.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { orderProblemTexts } from '../../texts/controle.ts'
import styles from './controle.module.css'
import type { OrderProblem as Problem } from './use-place-order.ts'

type Props = {
  problem: Problem
  productType: ProductType
  isRetrying: boolean
  onRetry: () => void
}

/** Why the order was not placed and what to do about it; takes the focus when it appears. */
export function OrderProblem({ problem, productType, isRetrying, onRetry }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  useErrorTitle(true)
  useEffect(() => {
    if (problem) summary.current?.focus()
  }, [problem])
  return (
    <div ref={summary} tabIndex={-1}>
      {problem.kind === 'unavailable' ? (
        <Notice
          kind="error"
          title={problem.mayBeDone ? lostAnswerTexts.title : orderProblemTexts.notSent}
          onRetry={onRetry}
          retrying={isRetrying}
        >
          <p>{`${problem.mayBeDone ? lostAnswerTexts.message : problem.message} ${orderProblemTexts.everythingKept}`}</p>
        </Notice>
      ) : (
        <Notice kind="error" title={orderProblemTexts.title}>
          <ul className={styles.reasons}>
            {problem.reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>
            {problem.mendOn === 'gegevens' ? (
              <Link to={paths.gegevens(productType)}>{orderProblemTexts.changeDetails}</Link>
            ) : (
              <Link to={paths.samenstellen(productType)}>{orderProblemTexts.changeOrder}</Link>
            )}
          </p>
        </Notice>
      )}
    </div>
  )
}
