import { formatEuro } from '../../../common/money.ts'
import { paidTexts } from '../../../common/texts.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Amount } from '../../../ui/kit/price.tsx'
import { Stepper } from '../../../ui/kit/stepper.tsx'
import type { CartLine } from '../../carts/cart-line.ts'
import { RemoveLineButton } from '../../carts/components/remove-line-button.tsx'
import { distinctName } from '../../carts/product-names.ts'
import { isRecurring, lineTotalInCents } from '../../carts/totals.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { productNotes } from '../../catalogue/product-notes.ts'
import type { LineChange } from '../line-change.ts'
import { lineEdit } from '../line-edits.ts'
import { deskLinesTexts as texts } from '../texts-desk.ts'
import styles from './lines.module.css'

type OnQuantity = (product: ProductOffering, quantity: number) => void

type Props = {
  change: LineChange
  /** Said where there are none. */
  none?: string
  /** By `lines.` and the id of a product, what the server says of its line. */
  errors?: Readonly<Record<string, string>>
  onQuantity: OnQuantity
}

/** A row per line: its product, how many, what it costs, and what is wrong with it. A line that goes out is told. */
export function LinesTable({ change, none = texts.none, errors = {}, onQuantity }: Props) {
  const announce = useAnnounce()
  const setQuantity = (product: ProductOffering, quantity: number) => {
    onQuantity(product, quantity)
    if (quantity === 0) announce(texts.isRemoved(distinctName(product)))
  }
  if (change.cart.length === 0) return <p>{none}</p>
  const refusalOf = (id: number) =>
    change.violations.find(({ productId }) => productId === id)?.message ?? errors[`lines.${id}`]
  return (
    <ul className={`plain-list ${styles.lines}`}>
      {change.cart.map(line => (
        <Line
          key={line.product.id}
          line={line}
          refusal={refusalOf(line.product.id)}
          onQuantity={quantity => setQuantity(line.product, quantity)}
        />
      ))}
    </ul>
  )
}

type LineProps = { line: CartLine; refusal: string | undefined; onQuantity: (quantity: number) => void }

function Line({ line, refusal, onQuantity }: LineProps) {
  const { product, quantity } = line
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <span>{product.name}</span>
        {[...productNotes(product), ...noteOf(product)].map(note => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        {refusal && <span className={styles.refusal}>{refusal}</span>}
      </div>
      <Controls product={product} quantity={quantity} onQuantity={onQuantity} />
      <p className={styles.amount}>
        <Amount>{formatEuro(lineTotalInCents(line))}</Amount>
        <span
          className={styles.note}
        >{` ${isRecurring(line) ? paidTexts.perMonth : paidTexts.oneTime}`}</span>
      </p>
    </li>
  )
}

function noteOf(product: ProductOffering): readonly string[] {
  const edit = lineEdit(product)
  if (edit === null) return [texts.follows]
  return edit.kind === 'exchange' ? [texts.exchange] : []
}

function Controls({
  product,
  quantity,
  onQuantity,
}: {
  product: ProductOffering
  quantity: number
  onQuantity: (quantity: number) => void
}) {
  const edit = lineEdit(product)
  const limits = edit?.kind === 'quantity' ? edit.limits : null
  const isRemovable = edit?.kind === 'removal' || (edit?.kind === 'quantity' && edit.isRemovable)
  return (
    <div className={styles.controls}>
      {limits ? (
        <Stepper label={distinctName(product)} value={quantity} {...limits} onChange={onQuantity} />
      ) : (
        <span className={styles.counted}>{`${quantity} ×`}</span>
      )}
      {isRemovable && <RemoveLineButton name={distinctName(product)} onRemove={() => onQuantity(0)} />}
    </div>
  )
}
