import { lineChangePage } from '../../../common/account-pages.ts'
import { lineChangeHours } from '../../mailed-links/lifetimes.ts'
import { declareLink } from '../../mailed-links/server/purposes.ts'

/** Links of a change of lines; one that was withdrawn still tells so. */
export const lineChangeLinks = {
  answer: declareLink('line-change', {
    page: lineChangePage,
    hours: lineChangeHours,
    isReplacedByNewer: false,
  }),
} as const
