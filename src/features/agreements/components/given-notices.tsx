import { type ReactElement, useState } from 'react'
import type { Day } from '../../../common/working-days.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { GivenNotice } from '../contract.ts'
import { isSumAtMost, sumInWords } from '../cost-words.ts'
import { isWithdrawable } from '../notice.ts'
import { noticeTexts as texts } from '../texts.ts'
import styles from './notice.module.css'
import { wholeDay } from './ways-out.ts'

type Props = {
  notices: readonly GivenNotice[]
  today: Day
  /** Asks whether to withdraw one, until that is left; null where whoever looks may not. */
  asking: ((notice: GivenNotice, onClose: () => void) => ReactElement) | null
}

const costOf = ({ costInCents, lines }: GivenNotice): string =>
  costInCents > 0 ? texts.costs(sumInWords(costInCents, isSumAtMost(lines))) : texts.costsNothing

/** Notices that were given, each with the button that withdraws it while that can be. */
export function GivenNotices({ notices, today, asking }: Props) {
  const [asked, setAsked] = useState<GivenNotice | null>(null)
  return (
    <>
      {notices.map(notice => (
        <Notice
          key={notice.id}
          kind="info"
          title={texts.shown(wholeDay(notice.givenOn), wholeDay(notice.lastDay))}
        >
          <div className={styles.given}>
            <p>{costOf(notice)}</p>
            {asking && isWithdrawable(notice.lastDay, today) && (
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
