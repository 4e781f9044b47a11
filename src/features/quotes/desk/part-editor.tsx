import { useMemo } from 'react'
import { Card } from '../../../ui/desk/card.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { asIfReady, internetLinesOf } from '../../addresses/line-promise.ts'
import { isProductLine, productLines } from '../../carts/order-lines.ts'
import { distinctName } from '../../carts/product-names.ts'
import { isRecurring } from '../../carts/totals.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { isInternetLine } from '../../catalogue/product.ts'
import { withAdded } from '../../line-changes/addable-lines.ts'
import { AddLine } from '../../line-changes/components/add-line.tsx'
import styles from '../../line-changes/components/lines.module.css'
import { LinesTable } from '../../line-changes/components/lines-table.tsx'
import type { DeskAddress, DeskQuote } from '../contract-desk.ts'
import { type ComposedPart, composePart, emptyDraft, type PartChoices } from '../part.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { DeliveryCard, saysDelivery } from './delivery-card.tsx'
import { Discounts } from './discounts.tsx'
import { FreeLines } from './free-lines.tsx'
import { PartTerms } from './quote-terms.tsx'
import { type DraftErrors, noDelivery, rightPlaces, type TypedPart } from './typed-draft.ts'

type Props = {
  shown: DeskQuote
  part: TypedPart
  /** The answer of the networks about its address; null until they did, and for types that need none. */
  place: DeskAddress | null
  composed: ComposedPart
  /** By its own fields. */
  errors: DraftErrors
  onChange: (part: Partial<TypedPart>) => void
}

/** The content of a part: its lines, free lines, discounts and terms. */
export function PartEditor({ shown, part, place, composed, errors, onChange }: Props) {
  const choices = useMemo<PartChoices>(
    () => ({
      productType: part.productType,
      catalogue: shown.catalogue[part.productType],
      offered: place?.offered ?? null,
    }),
    [shown, part.productType, place],
  )
  /** The lines of the catalogue as the rules have them, whatever the terms of this part. */
  const ofCatalogue = useMemo(() => {
    const { lines, ...rest } = composePart(choices, { ...emptyDraft, lines: part.lines })
    return { ...rest, cart: productLines(lines) }
  }, [choices, part.lines])
  const [line] = internetLinesOf(composed.lines)
  const setQuantity = (product: ProductOffering, quantity: number) =>
    onChange({
      lines: ofCatalogue.cart
        .map(line => ({
          productId: line.product.id,
          quantity: line.product.id === product.id ? quantity : line.quantity,
        }))
        .filter(line => line.quantity > 0),
    })
  return (
    <>
      <Card title={texts.lines}>
        {place?.isChecked === false && (
          <Notice kind="warning">
            <p>{texts.addressNotChecked}</p>
          </Notice>
        )}
        <LinesTable
          change={{ ...ofCatalogue, cart: productLines(composed.lines) }}
          none={texts.none}
          errors={errors}
          onQuantity={setQuantity}
        />
        <div className={styles.actions}>
          <AddLine
            choices={addableFor(choices)}
            cart={ofCatalogue.cart}
            onAdd={product => onChange({ lines: withAdded(ofCatalogue.cart, product) })}
          />
        </div>
      </Card>
      {line && (line.delivery || saysDelivery(errors)) && (
        <DeliveryCard
          line={line}
          typed={part.delivery ?? noDelivery}
          errors={errors}
          onChange={delivery => onChange({ delivery })}
        />
      )}
      <FreeLines lines={part.freeLines} errors={errors} onChange={freeLines => onChange({ freeLines })} />
      <Discounts
        title={texts.discounts}
        hint={texts.discountsHint}
        products={composed.lines.filter(isProductLine).map(line => ({
          id: line.product.id,
          name: distinctName(line.product),
          per: isRecurring(line) ? 'month' : 'once',
        }))}
        discounts={part.discounts}
        errors={{ ...discountErrors(composed, rightPlaces(part, 'discounts')), ...errors }}
        onChange={discounts => onChange({ discounts })}
      />
      <PartTerms part={part} errors={errors} onChange={onChange} />
    </>
  )
}

/** Choices for adding lines: also internet lines that need digging first. */
const addableFor = (choices: PartChoices) => ({
  ...choices,
  ordered: [],
  offered: choices.catalogue.filter(isInternetLine).map(asIfReady),
})

/** Shows a discount's violations at its value. @param places positions of the discounts that the rules know */
export const discountErrors = (
  {
    violations,
  }: { readonly violations: readonly { readonly discount?: number; readonly message: string }[] },
  places: readonly number[],
): DraftErrors =>
  Object.fromEntries(
    violations.flatMap(({ discount, message }) => {
      const place = discount === undefined ? undefined : places[discount]
      return place === undefined ? [] : [[`discounts.${place}.value`, message]]
    }),
  )
