import type { DeskCase } from '../../api/desk-case.ts'
import type { CaseParts } from '../../features/case-desk/case-parts.ts'
import { parcelFacts } from '../../features/parcels/components/parcel-facts.tsx'
import { OpenNumbers } from '../../features/porting/components/open-numbers.tsx'
import { numbersAnchor, PortIns } from '../../features/porting/components/port-ins.tsx'
import { openNumbers } from '../../features/porting/port-in-steps.ts'
import { PartsOverview } from '../../features/quotes/components/parts-overview.tsx'
import { QuoteDialog } from '../../features/quotes/components/quote-dialog.tsx'
import { deskQuoteTexts } from '../../features/quotes/texts-desk.ts'
import { timelineWords } from './timeline-words.ts'

/** Parts that features bring to the screen of a case. */
export function casePartsOf(shown: DeskCase, mayWork: boolean): CaseParts {
  const { portIns, offer } = shown
  const open = openNumbers(portIns)
  return {
    words: timelineWords,
    numbers: {
      open: open.length,
      anchor: numbersAnchor,
      list: portIns.length > 0 ? <PortIns portIns={portIns} days={shown} /> : null,
      warning: open.length > 0 ? <OpenNumbers open={open} /> : null,
    },
    facts: parcelFacts(shown, mayWork),
    quote: {
      texts: deskQuoteTexts,
      dialog: onClose => <QuoteDialog asked={shown} onClose={onClose} />,
    },
    offer: offer && (title => <PartsOverview {...offer} heading="h3" caption={title} />),
    told: shown,
  }
}
