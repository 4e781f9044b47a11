import type { DeskCase } from '../../api/desk-case.ts'
import { transferFacts } from '../../features/agreement-transfers/components/transfer-facts.tsx'
import type { CaseParts } from '../../features/case-desk/case-parts.ts'
import { coverageFacts } from '../../features/coverage/components/case-facts.tsx'
import { returnFacts } from '../../features/device-returns/components/return-facts.tsx'
import { parcelFacts } from '../../features/parcels/components/parcel-facts.tsx'
import { portInParts } from '../../features/porting/components/case-parts.tsx'
import { quoteParts } from '../../features/quotes/components/case-parts.tsx'
import { caseMailName, timelineWords } from './timeline-words.ts'

/** Parts that features bring to the screen of a case. */
export const casePartsOf = (shown: DeskCase, mayWork: boolean): CaseParts => ({
  words: timelineWords,
  mailName: caseMailName,
  told: shown,
  facts: [
    ...coverageFacts(shown),
    ...parcelFacts(shown, mayWork),
    ...returnFacts(shown),
    ...transferFacts(shown),
  ],
  ...portInParts(shown),
  ...quoteParts(shown),
})
