import { formatEuro } from '../../../../../common/money.ts'
import { paidTexts } from '../../../../../common/texts.ts'
import { Fold } from '../../../../../ui/kit/fold.tsx'
import { Price } from '../../../../../ui/kit/price.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { quantityOf } from '../../../../carts/cart.ts'
import type { Cart } from '../../../../carts/cart-line.ts'
import { excludesSupport, isLicence, isMigration, isWorkplace } from '../../../../carts/cloud.ts'
import { WithVat } from '../../../../carts/components/vat.tsx'
import { lineTotalInCents, lineTotalWithVatInCents } from '../../../../carts/totals.ts'
import type { AddOn, ProductOffering } from '../../../../catalogue/product.ts'
import { productNotes } from '../../../../catalogue/product-notes.ts'
import { useOrderState } from '../../../store/order-state.ts'
import { cloudSections, supportTexts, workplaceSupport } from '../../../texts/cloud.ts'
import styles from '../compose.module.css'
import composeStyles from '../compose.module.css'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection } from '../compose-section.tsx'
import { ProductRows } from '../product-rows.tsx'
import { QuantityRow } from '../quantity-row.tsx'
import { cloudActions } from './cloud-actions.ts'
import supportLinesStyles from './support-lines.module.css'

/** The cloud compose screen (order-flow §2). `catalogue` is every cloud product. */
export function ComposeCloud({ catalogue }: { catalogue: readonly ProductOffering[] }) {
  const { cart } = useOrderState()
  const licences = catalogue.filter(isLicence)
  const factsOf = (product: ProductOffering) => [...supportFacts(product), ...productNotes(product)]
  const row = (product: ProductOffering, facts: readonly string[]) => (
    <QuantityRow
      product={product}
      quantity={quantityOf(cart, product.id)}
      onQuantity={quantity => cloudActions.setQuantity(product, quantity)}
      facts={facts}
    />
  )
  return (
    <div className={styles.screen}>
      <ComposeSection title={cloudSections.licences} id={composePlaces.products}>
        <ProductRows products={licences} factsOf={factsOf} row={row} />
      </ComposeSection>
      <ComposeSection title={cloudSections.support}>
        <SupportLines licences={licences} cart={cart} />
      </ComposeSection>
      <ComposeSection title={cloudSections.workplaces}>
        <ProductRows products={catalogue.filter(isWorkplace)} factsOf={factsOf} row={row} />
      </ComposeSection>
      <ComposeSection title={cloudSections.migrations}>
        <ProductRows products={catalogue.filter(isMigration)} factsOf={factsOf} row={row} />
      </ComposeSection>
    </div>
  )
}

/** Whether support is in the price of a workplace product, and what it adds to that of a licence. */
function supportFacts(product: ProductOffering): readonly string[] {
  if (isWorkplace(product))
    return [excludesSupport(product) ? workplaceSupport.excluded : workplaceSupport.included]
  const { supportProduct } = product
  return supportProduct ? [supportTexts.comesWith(formatEuro(supportProduct.priceInCents))] : []
}

type Props = {
  /** Each with its support. */
  licences: readonly ProductOffering[]
  cart: Cart
}

/**
 * 'Supportkosten': what support costs in one sentence, and folded below it for each licence, with how often it comes along
 * with those in the cart. As high for every cart, so that nothing below moves when one is read or changed.
 */
function SupportLines({ licences, cart }: Props) {
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
        <ul className={supportLinesStyles.lines}>
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
    <li className={supportLinesStyles.line} data-chosen={quantityOf(cart, support.id) > 0}>
      <span className={supportLinesStyles.name}>{`${line ? `${line.quantity} × ` : ''}${support.name}`}</span>
      <span className={supportLinesStyles.unit}>
        <TextWithAmounts>{supportTexts.perLicence(formatEuro(support.priceInCents))}</TextWithAmounts>
      </span>
      {line && (
        <span className={supportLinesStyles.amount}>
          <Price amount={formatEuro(lineTotalInCents(line))} per={paidTexts.perMonth} />
          <WithVat cents={lineTotalWithVatInCents(line)} />
        </span>
      )}
    </li>
  )
}
