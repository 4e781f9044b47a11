import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
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
import { partyOn } from '../party.ts'
import { agreementLinks } from './links.ts'
import { orderOfParty, partiesOf, type StoredParty } from './parties.ts'
import type { NoticeServices } from './under-case-lock.ts'

/** A case behind a link, and the party of its agreement: null for whoever ordered. */
type BehindLink = { readonly found: Case; readonly party: StoredParty | null }

/** The case that a link of these purposes is about; null where the link does not serve, or its agreement is another organisation's by now. */
export async function behindLink(
  database: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<BehindLink | null> {
  const link = await activeLink(database, token, purposes)
  if (!link?.caseId) return null
  const parties = await partiesOf(database, link.caseId)
  const party = partyOn(parties, dayInTheNetherlands(new Date()))
  if (!isLinkOf(link, party, parties)) return null
  const found = await caseById(database, link.caseId)
  return found && { found, party }
}

/**
 * Whether a link is of who has the agreement: a followed order's of whoever ordered, a party's own of that party, and each other one
 * of who had it on the day on which it was mailed.
 */
function isLinkOf(
  { id, purpose, createdAt }: { readonly id: string; readonly purpose: string; readonly createdAt: Date },
  party: StoredParty | null,
  parties: readonly StoredParty[],
): boolean {
  if (purpose === followLink.name) return party === null
  if (purpose === agreementLinks.party.name) return party?.linkId === id
  return partyOn(parties, dayInTheNetherlands(createdAt))?.id === party?.id
}

export const caseBehind = async (
  database: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<Case | null> => (await behindLink(database, token, [purpose]))?.found ?? null

/**
 * The order that is followed by a link, or whose agreement is a party's by a link, with that party in it, and its case, which is locked;
 * null where the link does not serve.
 */
export async function followedOrder(tx: Transaction, token: string) {
  const followed = await behindLink(tx, token, [followLink, agreementLinks.party])
  const found = followed && (await lockCase(tx, followed.found.number))
  const order = found && (await orderOf(oneByOne(tx), found))
  return order ? { found, order: orderOfParty(order, followed.party) } : null
}

type MailedLink = {
  readonly purpose: LinkPurpose
  /** The mail that brings it. */
  readonly mail: keyof typeof agreementMails
}

/**
 * Mails the organisation that has the agreement of a followed order a link of its own: a link that is followed can be passed on.
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
