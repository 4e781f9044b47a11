import type { Fact } from '../../../common/fact.ts'
import { unbroken } from '../../../common/unbroken.ts'
import { formatDay } from '../../customers/components/mijn/dates.ts'
import type { LineWayOut } from '../contract.ts'
import { sumInWords } from '../cost-words.ts'
import { agreementTexts as texts } from '../texts.ts'

/** `2026-11-12` → `12 november 2026`, which does not go on in the next line. */
export const wholeDay = (day: string): string => unbroken(formatDay(day))

/** Until when a line binds, by when it can be left, and what leaving earlier costs, in words. */
export function waysOut({
  termStatus,
  lastDayOfTerm,
  withoutCosts,
  earliest,
  costInCents,
  percentage,
  isAtMost,
}: LineWayOut): readonly Fact[] {
  const earlier: readonly Fact[] =
    earliest === withoutCosts
      ? []
      : [
          [
            texts.leavingEarlier,
            costInCents > 0
              ? texts.earlier(
                  wholeDay(earliest),
                  sumInWords(costInCents, isAtMost),
                  texts.monthsLeft(percentage),
                )
              : texts.earlierFree(wholeDay(earliest)),
          ],
        ]
  return [
    [texts.term, texts.termStatus[termStatus](lastDayOfTerm ? wholeDay(lastDayOfTerm) : '')],
    [texts.leaving, texts.withoutCosts(wholeDay(withoutCosts))],
    ...earlier,
  ]
}
