import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { type Queryable, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { type Case, caseById } from '../../cases/server/case.ts'
import { lockCase } from '../../cases/server/update-case.ts'
import { activeLink, createLink } from '../../mailed-links/server/mailed-links.ts'
import { followLink } from '../../mailed-links/server/progress-link.ts'
import type { LinkPurpose } from '../../mailed-links/server/purposes.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import { agreementMails } from '../mails.ts'
import { partyAt } from './parties.ts'
import type { NoticeServices } from './under-case-lock.ts'

/** The case that a link of this purpose is about; null where the link does not serve, or its agreement is another organisation's by now. */
export async function caseBehind(
  database: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<Case | null> {
  const link = await activeLink(database, token, [purpose])
  if (!link?.caseId || (await partyAt(database, link.caseId, new Date()))) return null
  return caseById(database, link.caseId)
}

/** The order that is followed by a link, and its case, which is locked; null where the link does not serve. */
export async function followedOrder(tx: Transaction, token: string) {
  const followed = await caseBehind(tx, token, followLink)
  const found = followed && (await lockCase(tx, followed.number))
  const order = found && (await orderOf(oneByOne(tx), found))
  return order ? { found, order } : null
}

type MailedLink = {
  readonly purpose: LinkPurpose
  /** The mail that brings it. */
  readonly mail: keyof typeof agreementMails
}

/**
 * Mails the organisation of a followed order a link of its own: a link that is followed can be passed on.
 * @returns whether it is on its way; false where the link that is followed does not serve
 */
export async function mailOrganization(
  { database, mailDomain, linkKey, onMailQueued }: NoticeServices & { readonly linkKey: Uint8Array },
  token: string,
  { purpose, mail }: MailedLink,
): Promise<boolean> {
  const isQueued = await transaction(database, async tx => {
    const followed = await followedOrder(tx, token)
    if (!followed) return false
    const { found, order } = followed
    const mailedLinkId = await createLink(tx, { owner: { caseId: found.id }, purpose }, linkKey)
    await queueDeliveries(tx, { mailedLinkId }, [
      email(agreementMails[mail], order.organization.email, mailDomain),
    ])
    return true
  })
  if (isQueued) onMailQueued()
  return isQueued
}
