import type { ReactNode } from 'react'
import { formatEuro } from '../../../../common/money.ts'
import { paidFor } from '../../../../common/texts.ts'
import { unbroken } from '../../../../common/unbroken.ts'
import { Amount } from '../../../../ui/kit/price.tsx'
import { vatPercentage } from '../../../carts/totals.ts'
import { priceTableTexts } from '../../texts.ts'
import { usePageData } from './page-data.ts'
import { type PriceRow, priceTable, termLabel } from './price-table.ts'
import styles from './prices.module.css'
import { TextTable } from './text-table.tsx'

type Props = {
  /** A section of the catalogue: `Glasvezel`. Without it the main products of the page's type show. */
  section?: string
}

/** Prices from the catalogue, a row for each product and a column for each term. Nothing while it cannot be read. */
export function Prices({ section }: Props) {
  const { products } = usePageData()
  const { terms, rows } = priceTable(products ?? [], section)
  if (rows.length === 0) return null
  return (
    <>
      <TextTable>
        <thead>
          <tr>
            <th scope="col">{section ?? priceTableTexts.product}</th>
            {terms.map(term => (
              <th key={term} scope="col">
                {unbroken(termLabel(term))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {terms.map(term => (
                <td key={term} className={styles.price}>
                  {priceIn(row, term)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TextTable>
      <p>
        <small>{priceTableTexts.withoutVat(vatPercentage)}</small>
      </p>
    </>
  )
}

function priceIn({ prices }: PriceRow, term: number): ReactNode {
  const price = prices.get(term)
  if (price === undefined) return '–'
  return (
    <>
      <Amount>{formatEuro(price)}</Amount> <span className={styles.paidFor}>{paidFor(term)}</span>
    </>
  )
}
