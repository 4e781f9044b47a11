import { Plus } from 'lucide-react'
import { formatEuro } from '../../../../../shared/money.ts'
import { commonTexts, paidFor } from '../../../../../shared/texts.ts'
import { AccordionSection } from '../../../../../ui/kit/accordion.tsx'
import { Button } from '../../../../../ui/kit/button.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import type { OfferedGroup } from '../../../rules/internet.ts'
import { extrasTexts } from '../../../texts/internet.ts'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'
import { ExtraTitle } from './extra-title.tsx'
import styles from './extras.module.css'

/** A group of which nothing is in the cart yet: one row with its lowest price, which opens to its products. */
export const OfferedExtras = ({
  group,
  products,
  onAdd,
}: OfferedGroup & { onAdd(extra: ProductOffering): void }) => (
  <section aria-labelledby={group}>
    <AccordionSection
      title={<ExtraTitle group={group} name={products[0]?.sectionName} />}
      aside={<TextWithAmounts>{priceInWords(products)}</TextWithAmounts>}
    >
      <ul className={styles.products}>
        {products.map(product => (
          <li key={product.id} className={styles.product}>
            <div className={styles.words}>
              <span className={styles.name}>{product.name}</span>
              <span className={styles.information}>
                <InformationLines lines={product.information} />
              </span>
            </div>
            <ProductPrice product={product} className={styles.price} />
            <Button
              variant="secondary"
              small
              icon={<Plus aria-hidden="true" />}
              className={styles.add}
              aria-label={`${commonTexts.add}: ${product.name}`}
              onClick={() => onAdd(product)}
            >
              {commonTexts.add}
            </Button>
          </li>
        ))}
      </ul>
    </AccordionSection>
  </section>
)

/** `vanaf € 3,50 p/m`, or the price of the only one. */
function priceInWords(products: readonly ProductOffering[]): string {
  const [cheapest] = products.toSorted((a, b) => a.priceInCents - b.priceInCents)
  if (!cheapest) return ''
  const price = `${formatEuro(cheapest.priceInCents)} ${paidFor(cheapest.contractDuration)}`
  return products.length === 1 ? price : extrasTexts.from(price)
}
