import type { ReactNode } from 'react'
import type { ProductOffering } from '../../../domain/product.ts'
import styles from './compose.module.css'

type Props = { products: readonly ProductOffering[]; row(product: ProductOffering): ReactNode }

/** Products under each other, as the list that they are. */
export const ProductRows = ({ products, row }: Props) => (
  <ul className={styles.products}>
    {products.map(product => (
      <li key={product.id}>{row(product)}</li>
    ))}
  </ul>
)
