import { Plus, Trash2 } from 'lucide-react'
import { memo, useCallback } from 'react'
import { flushSync } from 'react-dom'
import { formatEuro } from '../../../../../common/money.ts'
import { commonTexts, paidFor, paidTexts } from '../../../../../common/texts.ts'
import { Accordion, AccordionSection } from '../../../../../ui/kit/accordion.tsx'
import { Button } from '../../../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../../../ui/kit/live-region.tsx'
import { Price } from '../../../../../ui/kit/price.tsx'
import { Stepper } from '../../../../../ui/kit/stepper.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import type { Cart } from '../../../../carts/cart-line.ts'
import { WithVat } from '../../../../carts/components/vat.tsx'
import {
  type ExtraGroup,
  extraGroups,
  extraGroupsToOffer,
  isExtra,
  isTelevision,
  isTvBox,
  type OfferedGroup,
  tvBoxLimits,
} from '../../../../carts/internet.ts'
import { lineTotalInCents, lineTotalWithVatInCents } from '../../../../carts/totals.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { extrasTexts, internetSections } from '../../../texts/internet.ts'
import { ComposeSection } from '../compose-section.tsx'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'
import { ExtraTitle } from './extra-title.tsx'
import styles from './extras.module.css'
import type { InternetActions } from './internet-actions.ts'

type OfferedProps = OfferedGroup & { onAdd(extra: ProductOffering): void }

/** Groups are made anew with each cart, of the same products. */
const offersTheSame = (one: OfferedProps, other: OfferedProps): boolean =>
  one.group === other.group &&
  one.onAdd === other.onAdd &&
  one.products.length === other.products.length &&
  one.products.every((product, index) => product === other.products[index])

/** A group of which nothing is in the cart yet: one row with its lowest price, which opens to its products. */
const OfferedExtras = memo(
  ({ group, products, onAdd }: OfferedProps) => (
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
  ),
  offersTheSame,
)

/** `vanaf € 3,50 p/m`, or the price of the only one. */
function priceInWords(products: readonly ProductOffering[]): string {
  const [cheapest] = products.toSorted((a, b) => a.priceInCents - b.priceInCents)
  if (!cheapest) return ''
  const price = `${formatEuro(cheapest.priceInCents)} ${paidFor(cheapest.contractDuration)}`
  return products.length === 1 ? price : extrasTexts.from(price)
}

type Props = { cart: Cart; catalogue: readonly ProductOffering[]; actions: InternetActions }

/**
 * 'Maak je pakket compleet': a row for each group, folded, that becomes what was chosen of it where it stands. A pressed
 * button goes with the state of its row; the focus stays in the row, at its name.
 */
export function Extras({ cart, catalogue, actions }: Props) {
  const announce = useAnnounce()
  const offered = extraGroupsToOffer(cart, catalogue)

  const add = useCallback(
    (extra: ProductOffering) => {
      announce(extrasTexts.added(extra.name))
      flushSync(() => actions.addExtra(extra))
      focusRowOf(extra)
    },
    [announce, actions],
  )
  const remove = (extra: ProductOffering) => {
    announce(extrasTexts.removed(extra.name))
    flushSync(() => actions.removeExtra(extra))
    focusRowOf(extra)
  }
  const rows = extraGroups.flatMap(group => {
    const chosen = cart.find(({ product }) => isExtra(product) && product.productSubType === group)
    const products = offered.find(each => each.group === group)?.products
    if (chosen)
      return (
        <ChosenExtra
          key={group}
          group={group}
          extra={chosen.product}
          cart={cart}
          onRemove={() => remove(chosen.product)}
          onTvBoxes={actions.setTvBoxes}
        />
      )
    return products ? <OfferedExtras key={group} group={group} products={products} onAdd={add} /> : []
  })

  return (
    rows.length > 0 && (
      <ComposeSection title={internetSections.extras}>
        <Accordion>{rows}</Accordion>
      </ComposeSection>
    )
  )
}

/** Its group's name, without moving what is in sight. */
const focusRowOf = ({ productSubType }: ProductOffering) =>
  document.getElementById(productSubType ?? '')?.focus({ preventScroll: true })

type ChosenExtraProps = {
  group: ExtraGroup
  extra: ProductOffering
  cart: Cart
  onRemove(): void
  onTvBoxes(quantity: number): void
}

/** A group of which this extra is in the cart, with its way out; television with the number of its set-top boxes. */
const ChosenExtra = ({ group, extra, cart, onRemove, onTvBoxes }: ChosenExtraProps) => (
  <section aria-labelledby={group} className={styles.slot}>
    <div className={styles.chosen} data-chosen="true">
      <div className={styles.row}>
        <div className={styles.words}>
          <ExtraTitle group={group} name={extra.sectionName} />
          <span className={styles.chosenName}>{extra.name}</span>
        </div>
        <ProductPrice product={extra} className={styles.price} />
        <Button
          variant="quiet"
          small
          icon={<Trash2 aria-hidden="true" />}
          className={styles.add}
          aria-label={`${commonTexts.remove}: ${extra.name}`}
          onClick={onRemove}
        >
          {commonTexts.remove}
        </Button>
      </div>
      {isTelevision(extra) && <TvBoxes cart={cart} onChange={onTvBoxes} />}
    </div>
  </section>
)

/** 1 to 4 set-top boxes, bought once (order-flow §5 and §9). */
function TvBoxes({ cart, onChange }: { cart: Cart; onChange(quantity: number): void }) {
  const line = cart.find(({ product }) => isTvBox(product))
  if (!line) return null
  const { product, quantity } = line
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.information}>
          <TextWithAmounts>
            {extrasTexts.tvBoxes(tvBoxLimits.max, formatEuro(product.priceInCents))}
          </TextWithAmounts>
        </span>
      </div>
      <span className={styles.price}>
        <Price amount={formatEuro(lineTotalInCents(line))} per={paidTexts.oneTime} />
        <WithVat cents={lineTotalWithVatInCents(line)} />
      </span>
      <div className={styles.add}>
        <Stepper label={product.name} value={quantity} {...tvBoxLimits} onChange={onChange} />
      </div>
    </div>
  )
}
