import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { constructionOf, promiseOf } from '../../../addresses/line-promise.ts'
import type { CartChange } from '../../../carts/cart.ts'
import type { Cart, CartLine } from '../../../carts/cart-line.ts'
import { LinePrice } from '../../../carts/components/line-price.tsx'
import { isRecurring, totalsOf } from '../../../carts/totals.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { productNotes } from '../../../catalogue/product-notes.ts'
import { basketTexts } from '../../texts/basket.ts'
import { ChangeReason } from './cart-changes.tsx'
import styles from './panel-lines.module.css'

type Props = {
  cart: Cart
  productType: ProductType
  /** Changes that a rule made, shown below the name of each line. */
  changes: readonly CartChange[]
}

/** The monthly and the one-time block (order-flow §2, "Basket panel"). */
export function CartLines({ cart, productType, changes }: Props) {
  const monthly = cart.filter(isRecurring)
  const oneTime = cart.filter(line => !isRecurring(line))
  return (
    <>
      {monthly.length > 0 && <Block title={basketTexts.monthly} lines={monthly} changes={changes} />}
      {showsOneTime(cart, productType) && (
        <Block title={basketTexts.oneTime} lines={oneTime} changes={changes} />
      )}
      {productType === 'internet' && (
        <Highlight title={installationIsFree(cart) ? basketTexts.installation.title : null}>
          {basketTexts.installation.text}
        </Highlight>
      )}
    </>
  )
}

/** The one-time block is left out where it has nothing to say: no lines, or a free set-up of cloud (order-flow §2). */
export const showsOneTime = (cart: Cart, productType: ProductType): boolean =>
  cart.some(line => !isRecurring(line)) && !(productType === 'cloud' && totalsOf(cart).oneTimeInCents === 0)

/** Whether the chosen set-up costs nothing instead of its list price, and nothing has to be dug (decisions, "Promises"). */
const installationIsFree = (cart: Cart): boolean =>
  constructionOf(cart) === null &&
  promiseOf(cart)?.obtainable === 'now' &&
  cart.some(
    ({ product }) =>
      product.partOf === 'setup' && product.priceInCents === 0 && (product.listPriceInCents ?? 0) > 0,
  )

type BlockProps = Pick<Props, 'changes'> & { title: string; lines: Cart }

/** Support is nested under the licence that it belongs to. */
function Block({ title, lines, changes }: BlockProps) {
  const supportOf = ({ product }: CartLine) =>
    lines.filter(
      other => other.product.partOf === 'support' && other.product.id === product.supportProduct?.id,
    )
  const nested = new Set(lines.flatMap(supportOf))
  return (
    <section className={styles.block} aria-label={title}>
      <h3 className={styles.blockTitle}>{title}</h3>
      <ul className={styles.lines}>
        {lines
          .filter(line => !nested.has(line))
          .map(line => (
            <li key={line.product.id}>
              <Line line={line} changes={changes} />
              {supportOf(line).map(support => (
                <ul key={support.product.id} className={styles.nested}>
                  <li>
                    <Line line={support} changes={changes} />
                  </li>
                </ul>
              ))}
            </li>
          ))}
      </ul>
    </section>
  )
}

function Line({ line, changes }: { line: CartLine } & Pick<Props, 'changes'>) {
  const { product, quantity } = line
  const change = changes.find(({ kind, product: { id } }) => kind !== 'removed' && id === product.id)
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        <span className={styles.quantity}>{`${quantity} ×`}</span> <span>{product.name}</span>
        {productNotes(product).map(note => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        {change && <ChangeReason change={change} />}
      </span>
      <span className={styles.amount}>
        <LinePrice line={line} />
      </span>
    </div>
  )
}

const Highlight = ({ title, children }: { title: string | null; children: ReactNode }) => (
  <p className={styles.highlight}>
    <Gift aria-hidden="true" />
    <span>
      {title && <strong>{title}</strong>}
      <span>{children}</span>
    </span>
  </p>
)
