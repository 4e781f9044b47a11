import { useMemo, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { draftStorage } from '../../cases/components/draft-storage.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import type { Cart } from '../../checkout/rules/cart-line.ts'
import { isInternetLine } from '../../checkout/rules/internet/lines.ts'
import { withAdded } from '../../line-changes/addable-lines.ts'
import { productLines } from '../../orders/order-lines.ts'
import type { DeskQuote } from '../contract-desk.ts'
import { composeQuote, draftOf, emptyDraft, type QuoteChoices, quoteDays } from '../quote.ts'
import { draftFromText, soFar, type TypedDraft, typedOf } from './typed-draft.ts'

/** Start of the next version: the newest one, else the requested products. */
function firstDraft({ versions: [newest], asked }: DeskQuote): TypedDraft {
  if (newest) return typedOf(newest.draft, newest.words, quoteDays)
  return typedOf(draftOf(asked), '', quoteDays)
}

/**
 * The quote as it would be, computed with every key by the rules that the server has; kept in this browser until it is sent.
 * @param restores whether what this browser keeps is known already
 */
export function useQuote(shown: DeskQuote, restores: boolean) {
  const kept = draftStorage(shown.number, 'quote')
  const [{ typed, id, wasKept }, setState] = useState(() => {
    const before = restores ? draftFromText(kept.read()?.draft) : null
    return { typed: before ?? firstDraft(shown), id: newId(), wasKept: before !== null }
  })
  const choices = useMemo<QuoteChoices>(
    () => ({ productType: shown.productType, catalogue: shown.catalogue, offered: shown.offered }),
    [shown],
  )
  const composed = useMemo(() => composeQuote(choices, soFar(typed)), [choices, typed])
  /** The lines of the catalogue as the rules have them, whatever the terms of this quote. */
  const ofCatalogue = useMemo(() => {
    const { lines, ...rest } = composeQuote(choices, { ...emptyDraft, lines: typed.lines })
    return { ...rest, cart: productLines(lines) }
  }, [choices, typed.lines])

  const settledLines = wantedOf(ofCatalogue.cart)

  /** Another quote is sent by another id. */
  function set(next: TypedDraft) {
    setState(({ wasKept: was }) => ({ typed: next, id: newId(), wasKept: was }))
    kept.save({ draft: JSON.stringify(next) })
  }

  return {
    id,
    typed,
    wasKept,
    composed,
    ofCatalogue,
    settledLines,
    addable: useMemo(() => addableFor(choices), [choices]),
    change: (part: Partial<TypedDraft>) => set({ ...typed, ...part }),
    /** 0 takes the line out. */
    setQuantity: (product: ProductOffering, quantity: number) =>
      set({
        ...typed,
        lines: settledLines
          .map(line => (line.productId === product.id ? { ...line, quantity } : line))
          .filter(line => line.quantity > 0),
      }),
    add: (product: ProductOffering) => set({ ...typed, lines: withAdded(ofCatalogue.cart, product) }),
    startAgain() {
      kept.drop()
      setState({ typed: firstDraft(shown), id: newId(), wasKept: false })
    },
    forget: kept.drop,
  }
}

const wantedOf = (cart: Cart) => cart.map(({ product, quantity }) => ({ productId: product.id, quantity }))

/** Choices for adding lines: also internet lines that need digging first. */
const addableFor = (choices: QuoteChoices) => ({
  ...choices,
  ordered: [],
  offered: choices.catalogue
    .filter(isInternetLine)
    .map(line => ({ ...line, fiberLineAvailability: line.fiber ? ('on-net' as const) : null })),
})
