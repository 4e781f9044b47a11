import { useMemo, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import type { Version } from '../../desk/components/versioned/use-versioned-draft.ts'
import { useVersionedState } from '../../desk/components/versioned/use-versioned-state.ts'
import type { DeskQuote } from '../contract-desk.ts'
import { draftOf, quoteDays } from '../part.ts'
import { type ComposedQuote, composeQuote } from '../quote.ts'
import {
  canBeTypedOn,
  discountsSoFar,
  rowKey,
  soFar,
  type TypedDraft,
  type TypedPart,
  typedOf,
} from './typed-draft.ts'
import { type Places, placeOfPart, usePlaces } from './use-places.ts'

/** Start of the next version: what is left of the newest one, else the requested products. */
function firstDraft({ number, versions: [newest], asked }: DeskQuote): TypedDraft {
  if (!newest) {
    const { productType, address, lines } = asked
    const part = { ...draftOf(lines), id: requestedPartId(number), name: '', productType, address }
    return typedOf({ parts: [part], discounts: [] }, '', quoteDays)
  }
  const open = newest.parts.filter(({ isAccepted }) => !isAccepted)
  const parts = open.map(({ id, name, productType, address, draft }) => ({
    ...draft,
    id,
    name,
    productType,
    address,
  }))
  // A discount on the whole was given for parts that are orders by now.
  const discounts = open.length === newest.parts.length ? newest.discounts : []
  return typedOf({ parts, discounts }, newest.words, quoteDays)
}

/** The part that was asked for has one id in every tab, by which it is found again. */
const requestedPartId = (number: string): string => `00000000-0000-4000-8000-${number.padStart(12, '0')}`

/** The next version as it is typed first, by the version of the case that it belongs to. */
export const nextVersion = (shown: DeskQuote): Version<TypedDraft> => ({
  version: shown.version,
  item: firstDraft(shown),
})

/**
 * The quote as it would be, computed with every key by the rules that the server has; kept in this browser until it is sent.
 * @param restores whether what this browser keeps is known already
 */
export function useQuote(shown: DeskQuote, restores: boolean) {
  const draft = useVersionedState<TypedDraft, TypedDraft>({
    name: `prijsopgave-${shown.number}`,
    stored: useMemo(() => nextVersion(shown), [shown]),
    restores,
    typedOf: item => item,
    isTyped: canBeTypedOn,
    keyOf: rowKey,
  })
  /** Another quote is sent by another id. */
  const [id, setId] = useState(newId)
  const { typed } = draft
  const places = usePlaces(typed.parts)
  const composed = useMemo(() => compose(shown, typed, places), [shown, typed, places])

  function set(next: (was: TypedDraft) => TypedDraft) {
    setId(newId())
    draft.change(next)
  }

  return {
    ...draft,
    id,
    composed,
    /** Composes other parts by the rules. */
    composedOf: (parts: readonly TypedPart[]) => compose(shown, { ...typed, parts }, places),
    places,
    change: (part: Partial<TypedDraft>) => set(was => ({ ...was, ...part })),
    changePart: (partId: string, part: Partial<TypedPart>) =>
      set(was => ({
        ...was,
        parts: was.parts.map(each => (each.id === partId ? { ...each, ...part } : each)),
      })),
    /** A version was sent: the next one begins with that. */
    sent() {
      setId(newId())
      draft.versioned.onStartAgain()
    },
  }
}

/** With the places of the discounts on the whole that the rules know. */
export type TypedQuote = ComposedQuote & { readonly discountPlaces: readonly number[] }

function compose({ catalogue }: DeskQuote, typed: TypedDraft, places: Places): TypedQuote {
  const { discounts, places: discountPlaces } = discountsSoFar(typed.discounts)
  const parts = typed.parts.map(part => {
    const { id, name, productType, address } = part
    return { ...soFar(part), id, name, productType, address }
  })
  const composed = composeQuote(
    part => ({
      productType: part.productType,
      catalogue: catalogue[part.productType],
      offered: placeOfPart(places, part)?.offered ?? null,
    }),
    { parts, discounts },
  )
  return { ...composed, discountPlaces }
}
