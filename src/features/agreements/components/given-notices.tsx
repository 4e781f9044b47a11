import { type ReactElement, useState } from 'react'
import type { Day } from '../../../common/working-days.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { GivenNotice } from '../contract.ts'
import { isSumAtMost, sumInWords } from '../cost-words.ts'
import { canCustomerWithdraw } from '../notice-giver.ts'
import { productEndReasons } from '../product-end.ts'
import { noticeTexts as texts } from '../texts.ts'
import styles from './notice.module.css'
import { wholeDay } from './ways-out.ts'

type Props = {
  notices: readonly GivenNotice[]
  today: Day
  /** Asks whether to withdraw one, until that is left; null where whoever looks may not. */
  asking: ((notice: GivenNotice, onClose: () => void) => ReactElement) | null
  /** Which of them whoever looks may withdraw. */
  mayWithdraw?: (notice: GivenNotice, today: Day) => boolean
  /** Leads to the case that one is. */
  link?: (notice: GivenNotice) => ReactElement | null
}

/** The giver of a notice, its day and the last day, in one line. */
function titleOf({ giver, givenOn, lastDay }: GivenNotice): string {
  if (giver.by === 'other-provider')
    return texts.shownTakenOver(giver.provider, wholeDay(giver.switchesOn), wholeDay(lastDay))
  return (giver.by === 'us' ? texts.shownByUs : texts.shown)(wholeDay(givenOn), wholeDay(lastDay))
}

const costOf = ({ costInCents, lines }: GivenNotice): string =>
  costInCents > 0 ? texts.costs(sumInWords(costInCents, isSumAtMost(lines))) : texts.costsNothing

/** The ground of ours, what it costs, and its number. */
const factsOf = (notice: GivenNotice): string =>
  [
    notice.giver.by === 'us' && `${productEndReasons[notice.giver.ground]}.`,
    costOf(notice),
    notice.orderNumber !== null && texts.numbered(notice.orderNumber),
  ]
    .filter(Boolean)
    .join(' ')

/** Notices that were given, each with the button that withdraws it while that can be. */
export function GivenNotices({ notices, today, asking, mayWithdraw = canCustomerWithdraw, link }: Props) {
  const [asked, setAsked] = useState<GivenNotice | null>(null)
  return (
    <>
      {notices.map(notice => (
        <Notice key={notice.id} kind="info" title={titleOf(notice)}>
          <div className={styles.given}>
            <p>{factsOf(notice)}</p>
            {link?.(notice)}
            {asking && mayWithdraw(notice, today) && (
              <Button small variant="secondary" onClick={() => setAsked(notice)}>
                {texts.withdraw}
              </Button>
            )}
          </div>
        </Notice>
      ))}
      {asked && asking?.(asked, () => setAsked(null))}
    </>
  )
}
