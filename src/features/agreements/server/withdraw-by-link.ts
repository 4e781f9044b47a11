import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { agreementNumber, formatOrderNumber } from '../../../common/order-number.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { WithdrawableNotices } from '../contract-withdrawal.ts'
import { canCustomerWithdraw } from '../notice-giver.ts'
import { behindLink, caseBehind } from './followed-order.ts'
import { type WithdrawalOutcome, withdrawNotice } from './give-notice.ts'
import { agreementsAmong } from './held-products.ts'
import { agreementLinks } from './links.ts'
import { caseOfParty } from './parties.ts'
import { type NoticeServices, underCaseLock } from './under-case-lock.ts'

/** The notices that a link lets its organisation withdraw today; null where the link does not serve. */
export async function withdrawableNotices(
  database: Database,
  token: string,
  now: Date,
): Promise<WithdrawableNotices | null> {
  const behind = await behindLink(database, token, [agreementLinks.withdrawal])
  if (!behind) return null
  const found = caseOfParty(behind.found, behind.party)
  const today = dayInTheNetherlands(now)
  const notices = (await agreementsAmong(database, [found.id], today)).get(found.id)?.notices ?? []
  return {
    number: agreementNumber(formatOrderNumber(found.number)),
    companyName: found.organizationName ?? '',
    notices: notices.filter(notice => canCustomerWithdraw(notice, today)),
  }
}

/** Withdraws a notice behind a link to its organisation. */
export async function withdrawByLink(
  services: NoticeServices,
  { token, notice }: { readonly token: string; readonly notice: string },
): Promise<WithdrawalOutcome> {
  const found = await caseBehind(services.database, token, agreementLinks.withdrawal)
  if (!found) return 'unknown'
  return underCaseLock(
    services,
    found.number,
    () => true,
    (tx, context) => withdrawNotice(tx, notice, { ...context, isByStaff: false }),
  )
}
