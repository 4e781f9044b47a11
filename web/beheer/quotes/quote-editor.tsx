import { Plus } from 'lucide-react'
import { useState } from 'react'
import { availabilityNames } from '../../../content/desk-case-texts.ts'
import { deskLinesTexts } from '../../../content/desk-lines-texts.ts'
import { deskQuoteTexts as texts } from '../../../content/desk-quote-texts.ts'
import type { DeskQuote } from '../../../contract/desk-quotes.ts'
import type { ProductOffering } from '../../../domain/product.ts'
import type { ComposedQuote } from '../../../domain/quote.ts'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AddDialog } from '../lines/add-dialog.tsx'
import styles from '../lines/lines.module.css'
import { LinesTable } from '../lines/lines-table.tsx'
import { Card } from '../ui/card.tsx'
import { Discounts } from './discounts.tsx'
import { FreeLines } from './free-lines.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { type DraftErrors, rightPlaces } from './typed-draft.ts'
import { useQuote } from './use-quote.ts'

/** The next version: what it is made of, beside what it comes to. */
export function QuoteEditor({ shown, restores }: { shown: DeskQuote; restores: boolean }) {
  const quote = useQuote(shown, restores)
  const { typed, lines, composed, change } = quote
  const [isAdding, setIsAdding] = useState(false)
  const [errors, setErrors] = useState<DraftErrors>({})
  const announce = useAnnounce()

  const setQuantity = (product: ProductOffering, quantity: number) => {
    quote.setQuantity(product, quantity)
    if (quantity === 0) announce(deskLinesTexts.isRemoved(product.name))
  }
  const add = (product: ProductOffering) => {
    quote.add(product)
    setIsAdding(false)
    announce(deskLinesTexts.isAdded(product.name))
  }
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
          {!shown.addressChecked && <Notice kind="warning">{texts.addressNotChecked}</Notice>}
          <LinesTable
            change={{ ...lines, cart: composed.cart.filter(({ product }) => product.partOf !== 'quote') }}
            none={texts.none}
            onQuantity={setQuantity}
          />
          <Availability cart={lines.cart} />
          <div className={styles.actions}>
            <Button
              variant="secondary"
              small
              icon={<Plus aria-hidden="true" />}
              onClick={() => setIsAdding(true)}
            >
              {deskLinesTexts.add}
            </Button>
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
      <AddDialog
        open={isAdding}
        choices={quote.addable}
        cart={lines.cart}
        onAdd={add}
        onClose={() => setIsAdding(false)}
      />
    </div>
  )
}

/** What the rules say of a discount stands at its value. @param places where those stand that the rules know */
const discountErrors = ({ refusals }: ComposedQuote, places: readonly number[]): DraftErrors =>
  Object.fromEntries(
    refusals.flatMap(({ discount, message }) => {
      const place = discount === undefined ? undefined : places[discount]
      return place === undefined ? [] : [[`discounts.${place}.value`, message]]
    }),
  )

/** Whether fibre has to be dug for. */
const Availability = ({ cart }: Pick<ComposedQuote, 'cart'>) =>
  cart.map(({ product }) =>
    product.fiberLineAvailability && product.fiberLineAvailability !== 'on-net' && product.partOf === null ? (
      <p key={product.id} className={styles.note}>
        {texts.availability(product.name, availabilityNames[product.fiberLineAvailability])}
      </p>
    ) : null,
  )
