import { transferPage } from '../../../common/account-pages.ts'
import { declareLink, type LinkPurpose } from '../../mailed-links/server/purposes.ts'
import { linkDays, type TransferSide } from '../transfer.ts'

const how = { page: transferPage, hours: linkDays * 24, isReplacedByNewer: true } as const

/** Links by which each side of a transfer agrees: a newer one takes the place of those before, and each serves once. */
export const transferLinks = {
  from: declareLink('transfer-from', how),
  to: declareLink('transfer-to', how),
} as const satisfies Readonly<Record<TransferSide, LinkPurpose>>
