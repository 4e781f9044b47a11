import { useMemo, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { withAdded } from '../addable-lines.ts'
import type { ChangeableLines } from '../contract-desk.ts'
import { changedLines, type LineChoices, type WantedLine } from '../line-change.ts'

/** Wanted lines, with the id they are sent under: a repeated id is executed once. */
type Draft = { readonly wanted: readonly WantedLine[] | null; readonly id: string }

const draftOf = (wanted: Draft['wanted']): Draft => ({ wanted, id: newId() })

/** The lines as they would be, computed with every press by the rules that the server has. */
export function useLines(shown: ChangeableLines) {
  const [{ wanted, id }, setDraft] = useState(() => draftOf(null))
  const choices = useMemo<LineChoices>(() => {
    const { lines: ordered, catalogue, offered } = shown
    return { productType: ordered[0]?.product.productType ?? 'internet', ordered, catalogue, offered }
  }, [shown])
  const change = useMemo(() => changedLines(choices, wanted ?? wantedOf(choices.ordered)), [choices, wanted])
  return {
    id,
    choices,
    change,
    /** 0 takes the line out. */
    setQuantity: (product: ProductOffering, quantity: number) =>
      setDraft(
        draftOf(
          wantedOf(change.cart)
            .map(line => (line.productId === product.id ? { ...line, quantity } : line))
            .filter(line => line.quantity > 0),
        ),
      ),
    add: (product: ProductOffering) => setDraft(draftOf(withAdded(change.cart, product))),
    undo: () => setDraft(draftOf(null)),
  }
}

export const wantedOf = (cart: LineChoices['ordered']): WantedLine[] =>
  cart.map(({ product, quantity }) => ({ productId: product.id, quantity }))
