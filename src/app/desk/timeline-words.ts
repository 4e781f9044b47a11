import { byKind } from '../../common/event-kind.ts'
import { inTable } from '../../common/in-table.ts'
import { transferWords } from '../../features/agreement-transfers/timeline-texts.ts'
import { agreementWords } from '../../features/agreements/timeline-texts.ts'
import { caseWords } from '../../features/case-desk/timeline-texts.ts'
import type { EntryInWords, WordsOfKinds } from '../../features/cases/timeline-words.ts'
import { returnWords } from '../../features/device-returns/timeline-texts.ts'
import { parcelWords } from '../../features/parcels/timeline-texts.ts'
import { portInWords } from '../../features/porting/timeline-texts.ts'
import { quoteWords } from '../../features/quotes/timeline-texts.ts'
import { caseMailNames } from '../mails/texts.ts'

const nameOfMail = inTable(caseMailNames)

/** The name of a kind of mail on the page of its case; one of another release has its own. */
export const caseMailName = (kind: string): string => nameOfMail(kind) ?? kind

/** Events of a case in words; of all features together a test does not compile where one is forgotten. */
export const wordsOfEvents = {
  ...caseWords(caseMailName),
  ...portInWords,
  ...parcelWords,
  ...returnWords,
  ...quoteWords,
  ...agreementWords,
  ...transferWords,
}

export const timelineWords: WordsOfKinds = byKind<string, EntryInWords>(wordsOfEvents)
