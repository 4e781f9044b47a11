import { formatEuro } from '../../../../../common/money.ts'
import { paidTexts } from '../../../../../common/texts.ts'
import { Fold } from '../../../../../ui/kit/fold.tsx'
import { Price } from '../../../../../ui/kit/price.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import type { AddOn, ProductOffering } from '../../../../catalogue/product.ts'
import { WithVat } from '../../../components/vat.tsx'
import { quantityOf } from '../../../rules/cart.ts'
import type { Cart } from '../../../rules/cart-line.ts'
import { lineTotalInCents, lineTotalWithVatInCents } from '../../../rules/totals.ts'
import { supportTexts } from '../../../texts/cloud.ts'
import composeStyles from '../compose.module.css'
import styles from './support-lines.module.css'

type Props = {
  /** Each with its support. */
  licences: readonly ProductOffering[]
  cart: Cart
}

/**
 * 'Supportkosten': what support costs in one sentence, and folded below it for each licence, with how often it comes along
 * with those in the cart. As high for every cart, so that nothing below moves when one is read or changed.
 */
export function SupportLines({ licences, cart }: Props) {
  const supports = licences.flatMap(({ supportProduct }) => supportProduct ?? [])
  const prices = supports.map(({ priceInCents }) => priceInCents)
  return (
    <>
      <p className={composeStyles.explanation}>
        <TextWithAmounts>
          {supportTexts.explanation(formatEuro(Math.min(...prices)), formatEuro(Math.max(...prices)))}
        </TextWithAmounts>
      </p>
      <Fold title={supportTexts.each}>
        <ul className={styles.lines}>
          {supports.map(support => (
            <SupportLine key={support.id} support={support} cart={cart} />
          ))}
        </ul>
      </Fold>
    </>
  )
}

function SupportLine({ support, cart }: { support: AddOn; cart: Cart }) {
  const line = cart.find(({ product }) => product.id === support.id)
  return (
    <li className={styles.line} data-chosen={quantityOf(cart, support.id) > 0}>
      <span className={styles.name}>{`${line ? `${line.quantity} × ` : ''}${support.name}`}</span>
      <span className={styles.unit}>
        <TextWithAmounts>{supportTexts.perLicence(formatEuro(support.priceInCents))}</TextWithAmounts>
      </span>
      {line && (
        <span className={styles.amount}>
          <Price amount={formatEuro(lineTotalInCents(line))} per={paidTexts.perMonth} />
          <WithVat cents={lineTotalWithVatInCents(line)} />
        </span>
      )}
    </li>
  )
}
