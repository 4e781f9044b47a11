import { formatDay } from '../../../../common/moments.ts'
import { Facts } from '../../../../platform/mail/templates/components.tsx'
import { countedName, type EndingLine, type GivenNotice } from '../../contract.ts'
import { haveOwnShares, isSumAtMost, sumInWords } from '../../cost-words.ts'
import { noticeTexts } from '../../texts.ts'
import { noticeGivenTexts as texts } from './texts.ts'

type Props = { notice: Pick<GivenNotice, 'lines' | 'costInCents' | 'orderNumber'> }

/** The lines that end by a notice, by when, and what that costs. */
export function EndingFacts({ notice: { lines, costInCents, orderNumber } }: Props) {
  const sayShares = haveOwnShares(lines)
  const costOf = ({ costInCents: cents, isAtMost, percentage }: EndingLine) =>
    cents > 0
      ? texts.costOf(sumInWords(cents, isAtMost), sayShares ? noticeTexts.share(percentage) : null)
      : ''
  return (
    <Facts
      rows={[
        ...(orderNumber === null ? [] : [[noticeTexts.number, orderNumber] as const]),
        ...lines.map(
          line => [countedName(line), texts.lines(formatDay(new Date(line.lastDay)), costOf(line))] as const,
        ),
        [texts.cost, costInWords(costInCents, lines)],
      ]}
    />
  )
}

/** The cost of leaving lines together, as a mail says it. */
export const costInWords = (cents: number, lines: readonly EndingLine[]): string =>
  cents > 0 ? texts.costs(sumInWords(cents, isSumAtMost(lines))) : texts.none
