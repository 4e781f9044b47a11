import { type ReactNode, useMemo } from 'react'
import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import type { ProductOffering } from '../../../catalogue/product.ts'
import styles from './compose.module.css'
import { sharedFacts } from './shared-facts.ts'

type Props = {
  products: readonly ProductOffering[]
  /** Facts beside those of the catalogue. */
  factsOf?(product: ProductOffering): readonly string[]
  /** @param facts what is true of this product and not of all */
  row(product: ProductOffering, facts: readonly string[]): ReactNode
}

const none = () => []

/** Products under each other, as the list that they are; what all have in common stands once, above them. */
export function ProductRows({ products, factsOf = none, row }: Props) {
  const { shared, own } = useMemo(() => {
    const facts = products.map(product => [...product.information, ...factsOf(product)])
    const shared = sharedFacts(facts)
    return { shared, own: facts.map(each => each.filter(fact => !shared.includes(fact))) }
  }, [products, factsOf])
  return (
    <>
      {shared.length > 0 && (
        <p className={styles.explanation}>
          {shared.map(fact => (
            <TextWithAmounts key={fact}>{`${fact}. `}</TextWithAmounts>
          ))}
        </p>
      )}
      <ul className={styles.products}>
        {products.map((product, index) => (
          <li key={product.id}>{row(product, own[index] ?? [])}</li>
        ))}
      </ul>
    </>
  )
}
