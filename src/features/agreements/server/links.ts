import { changePage, noticePage, withdrawalPage } from '../../../common/account-pages.ts'
import { declareLink } from '../../mailed-links/server/purposes.ts'

/** Links about agreements, to their organisation: a newer one takes the place of those before. */
export const agreementLinks = {
  notice: declareLink('notice', { page: noticePage, hours: 24, isReplacedByNewer: true }),
  withdrawal: declareLink('notice-withdrawal', { page: withdrawalPage, hours: 24, isReplacedByNewer: true }),
  change: declareLink('agreement-change', { page: changePage, hours: 24, isReplacedByNewer: true }),
} as const
