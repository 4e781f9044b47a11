import { useMemo, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { draftStorage } from '../../cases/components/draft-storage.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import type { DeskQuote } from '../contract-desk.ts'
import { draftOf, quoteDays } from '../part.ts'
import { type ComposedQuote, composeQuote } from '../quote.ts'
import {
  discountsSoFar,
  draftFromText,
  soFar,
  type TypedDraft,
  type TypedPart,
  typedOf,
} from './typed-draft.ts'
import { type Places, placeOfPart, usePlaces } from './use-places.ts'

/** Start of the next version: what is left of the newest one, else the requested products. */
function firstDraft({ versions: [newest], asked }: DeskQuote): TypedDraft {
  if (!newest) {
    const { productType, address, lines } = asked
    const part = { ...draftOf(lines), id: newId(), name: '', productType, address }
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

type State = {
  /** null until something is typed: the draft then follows the newest version. */
  readonly typed: TypedDraft | null
  readonly id: string
  readonly wasKept: boolean
}

const untouched = (): State => ({ typed: null, id: newId(), wasKept: false })

/**
 * The quote as it would be, computed with every key by the rules that the server has; kept in this browser until it is sent.
 * @param restores whether what this browser keeps is known already
 */
export function useQuote(shown: DeskQuote, restores: boolean) {
  const kept = draftStorage(useColleague().id, shown.number, 'quote')
  const [state, setState] = useState((): State => {
    const before = restores ? draftFromText(kept.read()?.draft) : null
    return { ...untouched(), typed: before, wasKept: before !== null }
  })
  const first = useMemo(() => firstDraft(shown), [shown])
  const typed = state.typed ?? first
  const places = usePlaces(typed.parts)
  const composed = useMemo(() => compose(shown, typed, places), [shown, typed, places])
  const save = (draft: TypedDraft) => kept.save({ draft: JSON.stringify(draft) })

  /** Another quote is sent by another id. */
  function set(next: TypedDraft) {
    setState(({ wasKept }) => ({ typed: next, id: newId(), wasKept }))
    save(next)
  }

  return {
    id: state.id,
    typed,
    wasKept: state.wasKept,
    composed,
    /** Composes other parts by the rules. */
    composedOf: (parts: readonly TypedPart[]) => compose(shown, { ...typed, parts }, places),
    places,
    change: (part: Partial<TypedDraft>) => set({ ...typed, ...part }),
    changePart: (partId: string, part: Partial<TypedPart>) =>
      set({
        ...typed,
        parts: typed.parts.map(each => (each.id === partId ? { ...each, ...part } : each)),
      }),
    startAgain() {
      kept.drop()
      setState(untouched())
    },
    /** Another tab that sent a version of its own took away what this browser kept. */
    keep() {
      setState(({ wasKept, id }) => ({ typed, id, wasKept }))
      save(typed)
    },
    forget: kept.drop,
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
