import * as z from 'zod/mini'
import { type IsoWeek, isoWeekOf, mondayOf } from '../../common/iso-weeks.ts'
import { addDays, type Day } from '../../common/working-days.ts'
import { type PartOfDay, partOfDayNames } from '../cases/delivery-plan.ts'
import { deliveryPreferenceTexts as texts } from './delivery-preference-texts.ts'

/** Weeks and a part of the day that suit a buyer: a wish, which nobody promises (docs/decisions/orders.md#a-delivery-is-preferred-not-promised). */
export const DeliveryPreference = z.object({
  /** ISO weeks, `2026-W50`, oldest first. */
  weeks: z.array(z.string()),
  partOfDay: z.enum(partOfDayNames),
})

export type DeliveryPreference = z.infer<typeof DeliveryPreference>

export const preferredWeekCount = 3

const wrongWeek = { error: texts.wrongWeek }

/** The same as it is sent; one that prefers nothing is none. */
export const SentDeliveryPreference = z.pipe(
  z.object({
    weeks: z
      .array(
        z.string(wrongWeek).check(
          z.maxLength('2026-W50'.length, { ...wrongWeek, abort: true }),
          z.refine(week => mondayOf(week) !== null, wrongWeek),
        ),
        wrongWeek,
      )
      .check(z.maxLength(preferredWeekCount, { error: texts.tooManyWeeks(preferredWeekCount) })),
    partOfDay: z.enum(partOfDayNames, { error: texts.partOfDayMissing }),
  }),
  z.transform(({ weeks, partOfDay }): DeliveryPreference | null =>
    weeks.length === 0 && partOfDay === 'day' ? null : { weeks: [...new Set(weeks)].toSorted(), partOfDay },
  ),
)

/** Why the preferred weeks cannot be: one is over, or more than a year ahead; null where they can. */
export const preferredWeeksError = (preference: DeliveryPreference | null, today: Day): string | null =>
  (preference?.weeks ?? []).every(week => week >= isoWeekOf(today) && week <= isoWeekOf(addDays(today, 366)))
    ? null
    : texts.weekIsOver

/** Whether a planned delivery is as it was preferred. */
export const isPreferred = (
  { weeks, partOfDay }: DeliveryPreference,
  plan: { readonly day: Day; readonly partOfDay: PartOfDay },
): boolean =>
  (weeks.length === 0 || weeks.includes(isoWeekOf(plan.day))) &&
  (partOfDay === 'day' || partOfDay === plan.partOfDay)

/** `week 50 (7 t/m 11 december)` */
export function weekInWords(week: IsoWeek): string {
  const monday = mondayOf(week)
  return monday === null ? week : texts.week(Number(week.slice(-2)), monday, addDays(monday, 4))
}

/** `week 50 (7 t/m 11 december) of week 51 (14 t/m 18 december), ’s ochtends` */
export const preferenceInWords = ({ weeks, partOfDay }: DeliveryPreference): string =>
  [weeks.map(weekInWords).join(texts.or), texts.during[partOfDay]].filter(Boolean).join(', ')
