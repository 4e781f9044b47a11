import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { basketTexts } from '../../../content/basket-texts.ts'
import { productNotes } from '../../../content/product-notes.ts'
import type { Cart, CartLine } from '../../../domain/cart.ts'
import { formatEuro } from '../../../domain/money.ts'
import type { ProductType } from '../../../domain/product.ts'
import {
  isRecurring,
  lineListTotalInCents,
  lineTotalInCents,
  lineTotalWithVatInCents,
  totalsOf,
} from '../../../domain/totals.ts'
import { WithVat } from '../../cart/vat.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './basket-panel.module.css'

type Props = { cart: Cart; productType: ProductType }

/** The monthly and the one-time block (order-flow §2, "Basket panel"). */
export function CartLines({ cart, productType }: Props) {
  const monthly = cart.filter(isRecurring)
  const oneTime = cart.filter(line => !isRecurring(line))
  return (
    <>
      {monthly.length > 0 && <Block title={basketTexts.monthly} lines={monthly} />}
      {showsOneTime(cart, productType) && <Block title={basketTexts.oneTime} lines={oneTime} />}
      {productType === 'internet' && (
        <Highlight title={basketTexts.installation.title}>{basketTexts.installation.text}</Highlight>
      )}
    </>
  )
}

/** The one-time block is left out where it has nothing to say: no lines, or a free set-up of cloud (order-flow §2). */
export const showsOneTime = (cart: Cart, productType: ProductType): boolean =>
  cart.some(line => !isRecurring(line)) && !(productType === 'cloud' && totalsOf(cart).oneTimeInCents === 0)

const Block = ({ title, lines }: { title: string; lines: Cart }) => (
  <section className={styles.block} aria-label={title}>
    <h3 className={styles.blockTitle}>{title}</h3>
    <ul className={styles.lines}>
      {lines.map(line => (
        <Line key={line.product.id} line={line} />
      ))}
    </ul>
  </section>
)

function Line({ line }: { line: CartLine }) {
  const { product, quantity } = line
  const list = lineListTotalInCents(line)
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <span className={styles.quantity}>{quantity} ×</span> {product.name}
        {productNotes(product).map(note => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      <span className={styles.amount}>
        <Price
          size="small"
          amount={formatEuro(lineTotalInCents(line))}
          listAmount={list === null ? undefined : formatEuro(list)}
        />
        <WithVat cents={lineTotalWithVatInCents(line)} />
      </span>
    </li>
  )
}

const Highlight = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className={styles.highlight}>
    <Gift aria-hidden="true" />
    <span>
      <strong>{title}</strong>
      {children}
    </span>
  </p>
)
