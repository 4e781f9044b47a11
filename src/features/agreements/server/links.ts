import { noticePage } from '../../../common/account-pages.ts'
import { declareLink } from '../../mailed-links/server/purposes.ts'

/** Links of notices: a newer one takes the place of those before. */
export const noticeLinks = {
  confirm: declareLink('notice', { page: noticePage, hours: 24, isReplacedByNewer: true }),
} as const
