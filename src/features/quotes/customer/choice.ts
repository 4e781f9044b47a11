import { useCallback, useEffect, useState } from 'react'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import type { Totals } from '../../carts/totals.ts'
import type { QuoteToAnswer } from '../contract.ts'
import type { PartToAnswer } from '../contract-parts.ts'
import { lostDiscounts } from '../quote.ts'

/** Parts of a quote that its customer is about to accept. */
export type Choice = {
  readonly parts: readonly PartToAnswer[]
  /** With the discounts on the whole. */
  readonly isWhole: boolean
  /**
   * Discounts that go: by choosing so, those of all parts; once some were accepted apart, those of the parts that are
   * chosen. null where nothing is lost.
   */
  readonly lost: Totals | null
}

type Offer = Pick<QuoteToAnswer, 'parts'>

export const openParts = ({ parts }: Offer): readonly PartToAnswer[] =>
  parts.filter(({ isAccepted }) => !isAccepted)

/** @param ids of the chosen parts; null for all that are open */
export function choiceOf(quote: Offer, ids: readonly string[] | null): Choice {
  const open = openParts(quote)
  const parts = open.filter(({ id }) => ids === null || ids.includes(id))
  const isWhole = parts.length === quote.parts.length
  const isUntouched = open.length === quote.parts.length
  const lost = lostDiscounts(isUntouched && parts.length > 0 ? open : parts)
  const isDearer = !isWhole && (lost.monthlyInCents > 0 || lost.oneTimeInCents > 0)
  return { parts, isWhole, lost: isDearer ? lost : null }
}

/** Kept in this tab: a reload of the form must not accept more than was chosen. */
const storage = safeStorage(() => window.sessionStorage)

function stored(key: string): readonly string[] | null {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return Array.isArray(ids) ? ids.map(String) : null
  } catch {
    return null
  }
}

/** The ids of the parts that are chosen, null while the customer does not choose; how to choose anew, and one part. */
export function useChosenIds({ number }: Pick<QuoteToAnswer, 'number'>) {
  const key = `quoteChoice-${number}`
  const [ids, setIds] = useState(() => stored(key))
  useEffect(() => {
    if (ids === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(ids))
  }, [key, ids])
  const choosePart = useCallback(
    (part: string, isChosen: boolean) =>
      setIds(before => [...(before ?? []).filter(id => id !== part), ...(isChosen ? [part] : [])]),
    [],
  )
  return [ids, setIds, choosePart] as const
}
