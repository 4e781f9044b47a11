import { formatEuro } from '../../../../../common/money.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { productNotes } from '../../../../catalogue/product-notes.ts'
import { quantityOf } from '../../../rules/cart.ts'
import { excludesSupport, isLicence, isMigration, isWorkplace } from '../../../rules/cloud.ts'
import { useOrderState } from '../../../store/order-state.ts'
import { cloudSections, supportTexts, workplaceSupport } from '../../../texts/cloud.ts'
import styles from '../compose.module.css'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection } from '../compose-section.tsx'
import { ProductRows } from '../product-rows.tsx'
import { QuantityRow } from '../quantity-row.tsx'
import { cloudActions } from './cloud-actions.ts'
import { SupportLines } from './support-lines.tsx'

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
