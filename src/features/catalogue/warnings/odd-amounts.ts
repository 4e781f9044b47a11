import { formatEuro } from '../../../common/money.ts'
import { type AttributePath, valueAt } from '../attributes.ts'
import { type CatalogueProblem, problemAt } from '../catalogue-problems.ts'
import type { Offering } from '../offering.ts'
import { catalogueWarningTexts as texts } from '../texts-warnings.ts'

/* Amounts that are far from what they were: a comma at the wrong place, a cell that was emptied. */

/** Amounts that customers pay, and those that are struck through beside them. */
const amounts = [
  'priceInCents',
  'listPriceInCents',
  'setupProduct.priceInCents',
  'setupProduct.listPriceInCents',
  'supportProduct.priceInCents',
  'supportProduct.listPriceInCents',
  'device.productRentPriceInCents',
  'device.notReturnedPriceInCents',
] as const satisfies readonly AttributePath[]

/** From so many times on it reads as ten times: a slip of the comma often comes with another price. */
const nearTen = 8

/** @param before the offering as it was, or the one that it follows up */
export const oddAmounts = (before: Offering | null, offering: Offering): readonly CatalogueProblem[] => {
  if (!before)
    return offering.priceInCents === 0 ? [problemAt(offering, 'priceInCents', texts.costsNothing)] : []
  return amounts.flatMap(path => {
    const [was, becomes] = [valueAt(before, path), valueAt(offering, path)]
    if (typeof was !== 'number' || typeof becomes !== 'number' || was === becomes) return []
    const message = wordsOf(was, becomes)
    return message === null ? [] : [problemAt(offering, path, message)]
  })
}

/** A price that is far from the one of the same product at another term. */
export const unlikeOtherTerm = (other: Offering, offering: Offering): readonly CatalogueProblem[] => {
  const message = timesWords(other.priceInCents, offering.priceInCents)
  return message === null ? [] : [problemAt(offering, 'priceInCents', message)]
}

function wordsOf(was: number, becomes: number): string | null {
  const times = timesWords(was, becomes)
  if (times !== null) return times
  if (becomes === 0) return texts.becomesFree(formatEuro(was))
  if (was === 0) return texts.noLongerFree
  return Math.abs(becomes - was) * 2 > was
    ? texts.moreThanHalf(Math.round(((becomes - was) / was) * 100), formatEuro(was))
    : null
}

function timesWords(was: number, becomes: number): string | null {
  if (was === 0 || becomes === 0) return null
  if (becomes >= was * nearTen) return texts.timesAsMuch(Math.round(becomes / was), formatEuro(was))
  return was >= becomes * nearTen ? texts.partOf(Math.round(was / becomes), formatEuro(was)) : null
}
