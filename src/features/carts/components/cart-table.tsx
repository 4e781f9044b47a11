import { classes } from '../../../ui/kit/classes.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { tableRoles } from '../../../ui/kit/table.tsx'
import { followsAnother } from '../add-ons.ts'
import type { Cart, CartLine } from '../cart-line.ts'
import { lineNotes } from '../order-lines.ts'
import { filledInNumbers } from '../telefonie/retention-number.ts'
import { cartTableTexts } from '../texts.ts'
import styles from './cart-table.module.css'
import { CartTotals } from './cart-totals.tsx'
import { LinePrice } from './line-price.tsx'

/** Controls of a line. A quantity is counted in them. */
type LineControls = { readonly kind: 'quantity' | 'other'; readonly controls: Elements }

type Props = {
  cart: Cart
  /** Names the table for who cannot see what stands above it. */
  caption: string
  /** Numbers that the customer keeps (telefonie), as typed; empty ones are left out. */
  retainedNumbers: readonly string[]
  /** null for a line that cannot be changed by itself. */
  controlsOf: (line: CartLine) => LineControls | null
}

/**
 * Lines of the cart to look over and change: name, controls and amount with its unit, in one line from a tablet on, on a phone the
 * controls in a second one. A line that only follows another stands indented behind it. The sums stand once, below them.
 */
export function CartTable({ cart, caption, retainedNumbers, controlsOf }: Props) {
  const numbers = filledInNumbers(retainedNumbers)
  return (
    <>
      <table {...tableRoles.table} className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...tableRoles.rows} className={styles.head}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{cartTableTexts.product}</th>
            <th {...tableRoles.columnHeader}>{cartTableTexts.quantity}</th>
            <th {...tableRoles.columnHeader}>{cartTableTexts.amount}</th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {cart.map(line => (
            <Line key={line.product.id} line={line} edit={controlsOf(line)} />
          ))}
          {numbers.length > 0 && (
            <tr {...tableRoles.row} className={styles.line} data-kind="numbers">
              <th {...tableRoles.rowHeader} colSpan={3} className={styles.product}>
                <span className={styles.name}>{cartTableTexts.numbersToKeep}</span>{' '}
                <span className={styles.notes}>{numbers.join(', ')}</span>
              </th>
            </tr>
          )}
        </tbody>
      </table>
      <CartTotals cart={cart} />
    </>
  )
}

function Line({ line, edit }: { line: CartLine; edit: LineControls | null }) {
  const { product, quantity } = line
  const notes = lineNotes(line)
  return (
    <tr
      {...tableRoles.row}
      className={styles.line}
      data-kind={followsAnother(product) ? 'derived' : edit?.kind}
    >
      <th {...tableRoles.rowHeader} colSpan={edit ? 1 : 2} className={styles.product}>
        <span className={styles.name}>
          <span
            className={classes(styles.quantity, edit?.kind === 'quantity' && styles.inStepper)}
          >{`${quantity} ×`}</span>
          <span>{` ${product.name}`}</span>
        </span>
        {notes.length > 0 && (
          <span className={styles.notes}>
            {notes.map(note => (
              <span key={note}>{` ${note}`}</span>
            ))}
          </span>
        )}
      </th>
      {edit && (
        <td {...tableRoles.cell} className={styles.controls}>
          {edit.controls}
        </td>
      )}
      <td {...tableRoles.cell} className={styles.amount}>
        <LinePrice line={line} hasUnit />
      </td>
    </tr>
  )
}
