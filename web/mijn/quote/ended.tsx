import { quoteEndedTitles } from '../../../content/quote-texts.ts'
import type { QuoteStanding } from '../../../domain/quote-versions.ts'
import { Notice } from '../../ui/notice.tsx'

/** Why a version can be answered no more. */
export const Ended = ({
  standing,
  refusal,
}: {
  standing: Exclude<QuoteStanding, 'sent'>
  refusal: string | null
}) => (
  <Notice kind={standing === 'accepted' ? 'success' : 'info'} title={quoteEndedTitles[standing]}>
    <p>{refusal}</p>
  </Notice>
)
