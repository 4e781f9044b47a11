import { useEffect, useMemo, useState } from 'react'
import { Notice } from '../../../ui/kit/notice.tsx'
import { availabilityNames } from '../../cases/texts-desk.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import type { Cart } from '../../checkout/rules/cart-line.ts'
import { isInternetLine } from '../../checkout/rules/internet/lines.ts'
import { isRecurring } from '../../checkout/rules/totals.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { Card } from '../../desk/components/ui/card.tsx'
import { withAdded } from '../../line-changes/addable-lines.ts'
import { AddLine } from '../../line-changes/components/add-line.tsx'
import styles from '../../line-changes/components/lines.module.css'
import { LinesTable } from '../../line-changes/components/lines-table.tsx'
import { isProductLine, productLines } from '../../orders/order-lines.ts'
import type { DeskAddress, DeskQuote } from '../contract-desk.ts'
import { type ComposedPart, composePart, emptyDraft, type PartChoices } from '../part.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { Discounts } from './discounts.tsx'
import { FreeLines } from './free-lines.tsx'
import { PartTerms } from './quote-terms.tsx'
import { type DraftErrors, rightPlaces, type TypedPart } from './typed-draft.ts'

type Props = {
  shown: DeskQuote
  part: TypedPart
  composed: ComposedPart
  /** By its own fields. */
  errors: DraftErrors
  onChange: (part: Partial<TypedPart>) => void
}

/** The content of a part: its lines, free lines, discounts and terms. */
export function PartEditor({ shown, part, composed, errors, onChange }: Props) {
  const place = usePlace(part)
  const choices = useMemo<PartChoices>(
    () => ({
      productType: part.productType,
      catalogue: shown.catalogue[part.productType],
      offered: place?.offered ?? [],
    }),
    [shown, part.productType, place],
  )
  /** The lines of the catalogue as the rules have them, whatever the terms of this part. */
  const ofCatalogue = useMemo(() => {
    const { lines, ...rest } = composePart(choices, { ...emptyDraft, lines: part.lines })
    return { ...rest, cart: productLines(lines) }
  }, [choices, part.lines])
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
        {place && <Availability cart={ofCatalogue.cart} />}
        <div className={styles.actions}>
          <AddLine
            choices={addableFor(choices)}
            cart={ofCatalogue.cart}
            onAdd={product => onChange({ lines: withAdded(ofCatalogue.cart, product) })}
          />
        </div>
      </Card>
      <FreeLines lines={part.freeLines} errors={errors} onChange={freeLines => onChange({ freeLines })} />
      <Discounts
        title={texts.discounts}
        hint={texts.discountsHint}
        products={composed.lines.filter(isProductLine).map(line => ({
          id: line.product.id,
          name: line.product.name,
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

/** The answer of the networks for a part's address; null until there is one, and for types that need none. */
function usePlace({ productType, address }: TypedPart): DeskAddress | null {
  const [place, setPlace] = useState<DeskAddress | null>(null)
  const { zipCode, houseNumber, houseNumberSuffix } = address
  useEffect(() => {
    setPlace(null)
    if (productType !== 'internet') return
    let isCurrent = true
    const body = { zipCode, houseNumber, houseNumberSuffix }
    void callAtDesk('POST /api/beheer/adres', { body }).then(result => {
      if (isCurrent && result.ok) setPlace(result.data)
    })
    return () => {
      isCurrent = false
    }
  }, [productType, zipCode, houseNumber, houseNumberSuffix])
  return place
}

/** Choices for adding lines: also internet lines that need digging first. */
const addableFor = (choices: PartChoices) => ({
  ...choices,
  ordered: [],
  offered: choices.catalogue
    .filter(isInternetLine)
    .map(line => ({ ...line, fiberLineAvailability: line.fiber ? ('on-net' as const) : null })),
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

/** Whether fibre has to be dug for. */
const Availability = ({ cart }: { cart: Cart }) =>
  cart.map(({ product }) =>
    product.fiberLineAvailability && product.fiberLineAvailability !== 'on-net' && product.partOf === null ? (
      <p key={product.id} className={styles.note}>
        {texts.availability(product.name, availabilityNames[product.fiberLineAvailability])}
      </p>
    ) : null,
  )
