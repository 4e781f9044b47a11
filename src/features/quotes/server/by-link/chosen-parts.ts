import { sameTotals } from '../../../orders/server/price-change.ts'
import type { QuoteAcceptance } from '../../contract.ts'
import { quoteTotals } from '../../quote.ts'
import { quoteServerTexts } from '../../texts.ts'
import { whyNotAnswered } from '../../versions.ts'
import { isUntouched, openParts, type StoredPart } from '../stored-versions.ts'
import type { LinkedVersion } from './quote-of-link.ts'

/* Parts of a version that an acceptance is about: what they are before anything is stored. */

export type Ordered = readonly Pick<StoredPart, 'id' | 'orderCaseId'>[]
/** Parts that were orders before: whether this is that acceptance again, but for its company, which is compared last. */
export type MadeBefore = {
  readonly kind: 'made-before'
  readonly parts: Ordered
  readonly isSame: boolean
}
/** It can be answered no more, or is not what the customer saw. */
export type TooLate = { readonly kind: 'too-late'; readonly message: string }

export type Choice = { readonly parts: readonly StoredPart[]; readonly isWhole: boolean }

/** The parts that are to become orders now, or how it ended before. */
export function chooseParts(
  { version, standing }: LinkedVersion,
  acceptance: QuoteAcceptance,
): Choice | MadeBefore | TooLate {
  const isOver = standing === 'accepted' && acceptance.parts === undefined
  const wanted = acceptance.parts ?? (isOver ? lastAccepted(version) : openParts(version)).map(({ id }) => id)
  const parts = version.parts.filter(({ id }) => wanted.includes(id))
  if (parts.length > 0 && parts.every(({ acceptedAt }) => acceptedAt !== null))
    return { kind: 'made-before', parts, isSame: isSameAgain(version, parts, acceptance) }
  const message = whyNotAnswered[standing]
  if (message !== null) return { kind: 'too-late', message }
  if (parts.length < new Set(wanted).size || parts.some(({ acceptedAt }) => acceptedAt !== null))
    return { kind: 'too-late', message: quoteServerTexts.partsChanged }
  const choice = { parts, isWhole: isUntouched(version) && parts.length === version.parts.length }
  return sameTotals(acceptance.agreedTotals, quoteTotals(parts, choice))
    ? choice
    : { kind: 'too-late', message: quoteServerTexts.otherTotals }
}

/** Parts that were accepted together with one of them, in one transaction. */
const acceptedWith = ({ parts }: LinkedVersion['version'], one: StoredPart | undefined) =>
  parts.filter(({ acceptedAt }) => acceptedAt !== null && acceptedAt.getTime() === one?.acceptedAt?.getTime())

/** Parts that were accepted last. */
export const lastAccepted = (version: LinkedVersion['version']): readonly StoredPart[] =>
  acceptedWith(
    version,
    version.parts.toSorted((one, other) => Number(other.acceptedAt) - Number(one.acceptedAt))[0],
  )

/** Whether accepted parts are asked for as they were accepted: the same ones together, at the same totals. */
function isSameAgain(
  version: LinkedVersion['version'],
  parts: readonly StoredPart[],
  { agreedTotals }: QuoteAcceptance,
): boolean {
  const together = acceptedWith(version, parts[0])
  const isWhole = together.length === version.parts.length
  return (
    together.length === parts.length &&
    together.every(part => parts.includes(part)) &&
    sameTotals(agreedTotals, quoteTotals(together, { isWhole }))
  )
}
