import type { Day } from '../../common/working-days.ts'
import type { AgreementLine, EndingLine, GivenNotice, NoticeGiver } from './contract.ts'
import { endingLines, isWithdrawable, noticeErrors, type WantedNotice } from './notice.ts'
import type { ProductEndReason } from './product-end.ts'
import { noticeGiverRefusals as texts } from './texts.ts'

/* Notices by whoever gives them: the customer, another provider that takes over, or we (docs/decisions/agreements.md). */

/** An end that staff or a client of the API wrote down without notice, with its reason. */
type RecordedEnd = { readonly by: 'recorded'; readonly reason: ProductEndReason }

/** The giver of a notice, as it is stored. */
export type StoredGiver = NoticeGiver | RecordedEnd

/** The fields of who gives a notice, as staff fill them in. */
export type GiverFields = {
  readonly by?: NoticeGiver['by'] | undefined
  readonly provider?: string | undefined
  /** Empty, or the first day on which the other provider serves. */
  readonly switchesOn?: string | undefined
  readonly ground?: '' | Extract<NoticeGiver, { by: 'us' }>['ground'] | undefined
}

/** The giver that fields without errors name. */
export function giverFrom({ by, provider = '', switchesOn = '', ground = '' }: GiverFields): NoticeGiver {
  if (by === 'other-provider') return { by, provider, switchesOn }
  return by === 'us' && ground !== '' ? { by, ground } : { by: 'customer' }
}

/** Why the lines end, as their product says it. */
export const endReasonOf = (giver: StoredGiver): ProductEndReason => {
  if (giver.by === 'recorded') return giver.reason
  if (giver.by === 'customer') return 'customer-request'
  return giver.by === 'us' ? giver.ground : 'taken-over'
}

/** Lines that end by a notice. What our supplier no longer makes costs the customer nothing to leave. */
export function endingBy(
  lines: readonly AgreementLine[],
  wanted: WantedNotice,
  giver: NoticeGiver,
): readonly EndingLine[] {
  const ending = endingLines(lines, wanted)
  return endReasonOf(giver) === 'supplier'
    ? ending.map(line => ({ ...line, costInCents: 0, isAtMost: false }))
    : ending
}

/** Why a notice that staff record cannot be taken, by field; nothing where it can. */
export function recordedErrors(
  lines: readonly AgreementLine[],
  wanted: WantedNotice & GiverFields,
  today: Day,
): Readonly<Record<string, string>> {
  const { by, provider = '', switchesOn = '', ground = '', lastDay } = wanted
  const isOther = by === 'other-provider'
  const isWrongDay = switchesOn < today || switchesOn > lastDay
  return {
    ...noticeErrors(lines, wanted, today),
    ...(isOther && provider === '' && { provider: texts.noProvider }),
    ...(isOther && isWrongDay && { switchesOn: switchesOn === '' ? texts.noSwitch : texts.wrongSwitch }),
    ...(by === 'us' && ground === '' && { ground: texts.noGround }),
  }
}

/** Whether a notice can still be withdrawn: until the day before the last one, and while the other provider does not serve yet. */
export const canBeWithdrawn = (
  { lastDay, giver }: Pick<GivenNotice, 'lastDay'> & { readonly giver: StoredGiver },
  today: Day,
): boolean => isWithdrawable(lastDay, today) && (giver.by !== 'other-provider' || today < giver.switchesOn)

/** The same for a customer, who withdraws what a customer gave. */
export const canCustomerWithdraw = (notice: Pick<GivenNotice, 'lastDay' | 'giver'>, today: Day): boolean =>
  notice.giver.by === 'customer' && canBeWithdrawn(notice, today)
