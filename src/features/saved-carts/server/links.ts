import { savedCartPage } from '../../../common/account-pages.ts'
import { savedCartDays } from '../../mailed-links/lifetimes.ts'
import { declareLink } from '../../mailed-links/server/purposes.ts'

/** Links of carts that are kept, each of a cart of its own. */
export const savedCartLinks = {
  open: declareLink('saved-cart', {
    page: savedCartPage,
    hours: savedCartDays * 24,
    isReplacedByNewer: false,
  }),
} as const
