import { caseWords } from '../../features/case-desk/timeline-texts.ts'
import type { TimelineWords } from '../../features/cases/timeline-words.ts'
import { parcelWords } from '../../features/parcels/timeline-texts.ts'
import { portInWords } from '../../features/porting/timeline-texts.ts'
import { quoteWords } from '../../features/quotes/timeline-texts.ts'

/** Events of a case in words, of every feature. */
export const timelineWords: TimelineWords = {
  ...caseWords,
  ...portInWords,
  ...parcelWords,
  ...quoteWords,
}
