import type { ComponentProps } from 'react'
import type { CaseParts } from '../../case-desk/case-parts.ts'
import type { OfferInParts } from '../contract-parts.ts'
import { deskQuoteTexts } from '../texts-desk.ts'
import { PartsOverview } from './parts-overview.tsx'
import { QuoteDialog } from './quote-dialog.tsx'

type Shown = ComponentProps<typeof QuoteDialog>['asked'] & { readonly offer: OfferInParts | null }

/** A quote on the screen of its case, and the making of one of a case that came in otherwise. */
export function quoteParts(shown: Shown): Pick<CaseParts, 'quote' | 'offer'> {
  const { offer } = shown
  return {
    quote: {
      texts: deskQuoteTexts,
      dialog: onClose => <QuoteDialog asked={shown} onClose={onClose} />,
    },
    offer: offer && (title => <PartsOverview {...offer} heading="h3" caption={title} />),
  }
}
