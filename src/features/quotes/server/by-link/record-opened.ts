import { transaction } from '../../../../platform/database/pool.ts'
import { ownerOf } from '../../../cases/server/case.ts'
import { notifyDesk } from '../../../desk/server/notify-desk.ts'
import { appendEvent } from '../../../events/server/events.ts'
import { quoteEvents } from '../../events.ts'
import { quoteMails } from '../../mails.ts'
import { recordVersionOpened } from '../store-version.ts'
import { notifyQuoteAuthor } from './notify-quote-author.ts'
import { type QuoteLinkServices, versionByToken, versionFacts } from './quote-of-link.ts'

/**
 * The customer reads a version: said once, to who made it as well, and not of what can be decided no more.
 * @returns false where the link does not serve
 */
export async function recordOpened(
  services: Pick<QuoteLinkServices, 'database' | 'staffEmail' | 'mailDomain' | 'onMailQueued'>,
  token: string,
): Promise<boolean> {
  const asked = await versionByToken(services.database, token)
  if (!asked) return false
  const { version, found } = asked
  if (version.openedAt !== null || version.state !== 'sent') return true
  const isFirst = await transaction(services.database, async tx => {
    if (!(await recordVersionOpened(tx, version.id))) return false
    const eventId = await appendEvent(tx, {
      type: quoteEvents.opened,
      actor: ownerOf(found),
      caseId: found.id,
      customerId: found.customerId,
      data: versionFacts(version),
    })
    await notifyQuoteAuthor(tx, services, version, { kind: quoteMails.openedNotice, eventId })
    return true
  })
  if (isFirst) {
    services.onMailQueued()
    await notifyDesk(services.database)
  }
  return true
}
