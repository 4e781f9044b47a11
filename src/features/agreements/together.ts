import { agreementNumber } from '../../common/order-number.ts'
import type { Day } from '../../common/working-days.ts'
import { branchIn } from '../cases/order-origin.ts'
import { addressLine } from '../details/facts.ts'
import type { CustomerAgreement } from './contract-mijn.ts'
import { endingLines, leavable, noticeCost, noticeErrors } from './notice.ts'
import { noticeRefusals } from './texts.ts'
import { noticesTexts } from './texts-together.ts'

/* Giving notice of several agreements at once: each by the rules of one, together what they come to. */

/** The lines of one agreement that somebody wants to leave. */
export type WantedOfOne = { readonly number: string; readonly positions: readonly number[] }
export type WantedTogether = { readonly agreements: readonly WantedOfOne[]; readonly lastDay: Day }

/** The agreements that a customer can choose to leave: not those that are another's, or will be. */
export const leavableAgreements = (agreements: readonly CustomerAgreement[]): readonly CustomerAgreement[] =>
  agreements.filter(({ transfer, lines }) => transfer?.side !== 'from' && leavable(lines).length > 0)

/** An agreement by its branch and address: `Filiaal 3, Damrak 1, 1012 LG Amsterdam`. */
export const placeOf = ({ origin, installationAddress }: CustomerAgreement): string =>
  [branchIn(origin), addressLine(installationAddress)].filter(Boolean).join(', ')

/** The lines that end of each agreement that was chosen, with their cost, in the order in which they are listed. */
export const endingOfEach = (
  agreements: readonly CustomerAgreement[],
  { agreements: chosen, lastDay }: WantedTogether,
) =>
  agreements.flatMap(agreement => {
    const wanted = chosen.find(({ number }) => number === agreement.number)
    if (!wanted) return []
    const lines = endingLines(agreement.lines, { positions: wanted.positions, lastDay })
    return [{ agreement, lines, costInCents: noticeCost(lines) }]
  })

/** Cents excl. VAT that several notices cost: what each costs, so that a discount of one takes nothing off another. */
export const sumOfNotices = (notices: readonly { readonly costInCents: number }[]): number =>
  notices.reduce((sum, { costInCents }) => sum + costInCents, 0)

/** Why notice of these cannot be taken today, by the field that is to blame; nothing where it can. */
export function noticesErrors(
  agreements: readonly CustomerAgreement[],
  { agreements: chosen, lastDay }: WantedTogether,
  today: Day,
): { readonly agreements?: string; readonly lastDay?: string } {
  if (chosen.length === 0) return { agreements: noticeRefusals.nothingChosen }
  const wrong = chosen.map(({ number, positions }) => {
    const lines = agreements.find(each => each.number === number)?.lines ?? []
    return { name: agreementNumber(number), errors: noticeErrors(lines, { positions, lastDay }, today) }
  })
  const said = (field: 'positions' | 'lastDay') => {
    const found = wrong.find(({ errors }) => errors[field])
    return found && noticesTexts.ofAgreement(found.name, found.errors[field] ?? '')
  }
  const [lines, day] = [said('positions'), said('lastDay')]
  return { ...(lines && { agreements: lines }), ...(day && { lastDay: day }) }
}
