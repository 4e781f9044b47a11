import { formatEuro } from '../../../common/money.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import { withNotIn } from '../../addresses/promise-texts.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { vatPercentage } from '../../carts/totals.ts'
import { productNotes, termInWords } from '../../catalogue/product-notes.ts'
import { amountsOf, type CartAmounts, differencesBetween, type LineDifference } from '../line-differences.ts'
import { lineChangeTexts as texts } from '../texts.ts'
import styles from './changed-lines.module.css'

type Props = {
  before: Cart
  after: Cart
  /** Level of its two headings. */
  heading?: 'h2' | 'h3'
}

/** Differences between two carts, with both totals. */
export const ChangedLines = ({ before, after, heading: Heading = 'h2' }: Props) => (
  <div className={styles.change}>
    <section>
      <Heading className={styles.heading}>{texts.differences}</Heading>
      <ul className={`plain-list ${styles.differences}`}>
        {differencesBetween(before, after).map(line => (
          <Difference key={line.product.id} line={line} />
        ))}
      </ul>
    </section>
    <section>
      <Heading className={styles.heading}>{texts.amounts}</Heading>
      <Amounts before={amountsOf(before)} after={amountsOf(after)} />
      <p className={styles.note}>{texts.withoutVat(vatPercentage)}</p>
    </section>
  </div>
)

function Difference({ line }: { line: LineDifference }) {
  const { product, before, after } = line
  return (
    <li className={styles.difference}>
      <span>
        {after === 0 ? <s>{product.name}</s> : <span>{product.name}</span>}
        {productNotes(product).map(note => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      <span className={classes(styles.quantity, after > before && styles.more)}>
        {inWords(before, after)}
      </span>
    </li>
  )
}

function inWords(before: number, after: number): string {
  if (before === 0) return texts.added(after)
  return after === 0 ? texts.removed : texts.changed(before, after)
}

const rows = [
  { label: texts.monthly, of: ({ monthlyInCents }: CartAmounts) => formatEuro(monthlyInCents) },
  {
    label: texts.oneTime,
    of: ({ oneTimeInCents, construction }: CartAmounts) =>
      withNotIn(formatEuro(oneTimeInCents), construction),
  },
  {
    label: texts.firstInvoice,
    of: ({ firstInvoiceInCents, construction }: CartAmounts) =>
      withNotIn(formatEuro(firstInvoiceInCents), construction),
  },
  {
    label: texts.term,
    of: ({ termInMonths }: CartAmounts) => (termInMonths === 0 ? texts.noTerm : termInWords(termInMonths)),
  },
] as const

const Amounts = ({ before, after }: { before: CartAmounts; after: CartAmounts }) => (
  <table className={styles.amounts}>
    <caption className="visually-hidden">{texts.amounts}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.what}</th>
        <th scope="col">{texts.before}</th>
        <th scope="col">{texts.after}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, of }) => (
        <tr key={label} data-changed={of(before) !== of(after)}>
          <th scope="row">{label}</th>
          <td>
            <TextWithAmounts>{of(before)}</TextWithAmounts>
          </td>
          <td>
            <TextWithAmounts>{of(after)}</TextWithAmounts>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
