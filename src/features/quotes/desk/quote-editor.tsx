import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { availabilityNames } from '../../cases/texts-desk.ts'
import type { Cart } from '../../checkout/rules/cart-line.ts'
import { Card } from '../../desk/components/ui/card.tsx'
import { AddLine } from '../../line-changes/components/add-line.tsx'
import styles from '../../line-changes/components/lines.module.css'
import { LinesTable } from '../../line-changes/components/lines-table.tsx'
import { productLines } from '../../orders/order-lines.ts'
import type { DeskQuote } from '../contract-desk.ts'
import type { ComposedQuote } from '../quote.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { Discounts } from './discounts.tsx'
import { FreeLines } from './free-lines.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { type DraftErrors, rightPlaces } from './typed-draft.ts'
import { useQuote } from './use-quote.ts'

/** The next version: what it is made of, beside what it comes to. */
export function QuoteEditor({ shown, restores }: { shown: DeskQuote; restores: boolean }) {
  const quote = useQuote(shown, restores)
  const { typed, ofCatalogue, composed, change } = quote
  const [errors, setErrors] = useState<DraftErrors>({})
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {quote.wasKept && (
          <Notice kind="info">
            <p>
              {texts.kept}{' '}
              <Button variant="quiet" small onClick={quote.startAgain}>
                {texts.startAgain}
              </Button>
            </p>
          </Notice>
        )}
        <Card title={texts.lines}>
          {!shown.addressChecked && (
            <Notice kind="warning">
              <p>{texts.addressNotChecked}</p>
            </Notice>
          )}
          <LinesTable
            change={{ ...ofCatalogue, cart: productLines(composed.lines) }}
            none={texts.none}
            errors={errors}
            onQuantity={quote.setQuantity}
          />
          <Availability cart={ofCatalogue.cart} />
          <div className={styles.actions}>
            <AddLine choices={quote.addable} cart={ofCatalogue.cart} onAdd={quote.add} />
          </div>
        </Card>
        <FreeLines lines={typed.freeLines} errors={errors} onChange={freeLines => change({ freeLines })} />
        <Discounts
          discounts={typed.discounts}
          errors={{ ...discountErrors(composed, rightPlaces(typed, 'discounts')), ...errors }}
          onChange={discounts => change({ discounts })}
        />
        <QuoteTerms typed={typed} errors={errors} onChange={change} />
      </div>
      <QuotePreview shown={shown} quote={quote} onErrors={setErrors} />
    </div>
  )
}

/** Shows a discount's violations at its value. @param places positions of the discounts that the rules know */
const discountErrors = ({ violations }: ComposedQuote, places: readonly number[]): DraftErrors =>
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
