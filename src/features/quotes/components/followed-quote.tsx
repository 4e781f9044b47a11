import type { ShownCase } from '../../tracking/components/shown-case.tsx'
import { progressPageTexts } from '../../tracking/texts.ts'
import type { FollowedQuote } from '../contract-followed.ts'
import { followedQuotes, isExpired, quoteStatusTexts } from '../followed-quotes.ts'
import { PartsOverview } from './parts-overview.tsx'
import { QuoteLink } from './quote-link.tsx'

/** A quote on the page behind its mails. */
export const shownQuote = ({ state, progress, quotePath, offer, hasOrders }: FollowedQuote): ShownCase => ({
  of: followedQuotes,
  state: quoteStatusTexts(state, progress, hasOrders),
  lead: <QuoteLink waits={state === 'approved' && !isExpired(progress)} path={quotePath} />,
  inParts: offer && <PartsOverview {...offer} heading="h3" caption={progressPageTexts.products} />,
})
