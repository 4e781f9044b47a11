import { agreementPage, changePage, noticePage, withdrawalPage } from '../../../common/account-pages.ts'
import { declareLink } from '../../mailed-links/server/purposes.ts'

/** Links about agreements, to their organisation: of those that change one, a newer one takes the place of those before. */
export const agreementLinks = {
  notice: declareLink('notice', { page: noticePage, hours: 24, isReplacedByNewer: true }),
  withdrawal: declareLink('notice-withdrawal', { page: withdrawalPage, hours: 24, isReplacedByNewer: true }),
  /** Of who took it over, as a follow link is of whoever ordered. */
  party: declareLink('agreement-party', {
    page: agreementPage,
    hours: 2 * 365 * 24,
    isReplacedByNewer: false,
  }),
  change: declareLink('agreement-change', { page: changePage, hours: 24, isReplacedByNewer: true }),
} as const
