import { useId, useState } from 'react'
import { mainLine, withQuantity } from '../../../domain/cart.ts'
import { mobielTerms } from '../../../domain/mobiel.ts'
import type { ProductOffering, ProductType } from '../../../domain/product.ts'
import { settleCart } from '../../../domain/settle-cart.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { orderStore, useOrderState } from '../order-state.ts'
import { termInWords } from '../term-in-words.ts'
import { type ListSection, listSections } from './list-sections.ts'
import styles from './product-list.module.css'
import { ProductRow } from './product-row.tsx'

type Props = { productType: ProductType; catalogue: readonly ProductOffering[] }

/** The products of cloud, mobiel or telefonie, section by section, each with its quantity. */
export function ProductList({ productType, catalogue }: Props) {
  const { cart } = useOrderState()
  const [termWithoutCart, setTermWithoutCart] = useState<number>(12)
  const term = productType === 'mobiel' ? (mainLine(cart)?.product.contractDuration ?? termWithoutCart) : null
  return (
    <>
      {term !== null && (
        <TermChoice
          term={term}
          onChange={chosen => {
            setTermWithoutCart(chosen)
            orderStore.emptyCart('term')
          }}
        />
      )}
      {listSections(catalogue, term).map(section => (
        <Section key={section.name} section={section} catalogue={catalogue} />
      ))}
    </>
  )
}

/** Another term empties the cart of mobiel (order-flow §4). */
const TermChoice = ({ term, onChange }: { term: number; onChange: (term: number) => void }) => (
  <RadioGroup
    legend="Looptijd"
    name="term"
    inRow
    value={String(term)}
    options={mobielTerms.map(months => ({ value: String(months), label: termInWords(months) }))}
    onChange={event => onChange(Number(event.target.value))}
  />
)

type SectionProps = { section: ListSection; catalogue: readonly ProductOffering[] }

function Section({ section, catalogue }: SectionProps) {
  const { cart } = useOrderState()
  const headingId = useId()
  const setQuantity = (product: ProductOffering, quantity: number) => {
    const outcome = settleCart(product.productType, withQuantity(cart, product, quantity), catalogue)
    orderStore.setCart(outcome.cart, outcome.changes)
  }
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{section.name}</h2>
      <ul className={styles.products}>
        {section.products.map(product => (
          <li key={product.id}>
            <ProductRow
              product={product}
              cart={cart}
              onQuantity={quantity => setQuantity(product, quantity)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
