import { quotePage } from '../../../common/account-pages.ts'
import { declareLink } from '../../mailed-links/server/purposes.ts'

/**
 * Links of quotes. The version itself knows until when it can be accepted; the link tells so, that there is a newer one, and where to ask,
 * long after.
 */
export const quoteLinks = {
  answer: declareLink('quote', { page: quotePage, hours: 2 * 365 * 24, isReplacedByNewer: false }),
} as const
