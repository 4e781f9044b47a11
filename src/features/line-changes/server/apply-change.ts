import type { Transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { constructionOf } from '../../addresses/line-promise.ts'
import { recountReplacing } from '../../agreements/server/recount-replacing.ts'
import { needsLongTermConsent } from '../../carts/cart.ts'
import { totalsOf } from '../../carts/totals.ts'
import { caseEvents } from '../../cases/events.ts'
import { longTermConsent } from '../../consents/server/consent.ts'
import { addConsent } from '../../consents/server/consents.ts'
import type { NewEvent } from '../../events/server/events.ts'
import type { StoredLineChange } from '../../orders/server/line-changes/stored-changes.ts'
import { replaceLines } from '../../orders/server/lines.ts'
import { lineChangeMails } from '../mails.ts'

type Carts = Pick<StoredLineChange, 'before' | 'after'>

/** Whether the customer must expressly accept a contract term that is longer than before. */
export const needsLongTermChoice = ({ before, after }: Carts): boolean =>
  needsLongTermConsent(after) && !needsLongTermConsent(before)

/** Event data of a change: both totals with what is not in them, and the change's id. */
export const changeFacts = ({ id, before, after }: Carts & Pick<StoredLineChange, 'id'>) => ({
  change: id,
  before: { ...totalsOf(before), construction: constructionOf(before) },
  after: { ...totalsOf(after), construction: constructionOf(after) },
})

/**
 * Has the order be about the lines of a change, with what leaving the agreement costs whose place it takes, and mails the customer what changed.
 * @param note changes the case under its next version and writes down what was done; answers the event's id
 */
export async function applyChange(
  tx: Transaction,
  change: Carts & Pick<StoredLineChange, 'id' | 'caseId' | 'proposedBy'>,
  {
    note,
    recipient,
    mailDomain,
  }: {
    readonly note: <Fact extends string>(
      event: Pick<NewEvent<Fact>, 'type' | 'changedFields' | 'data'>,
    ) => Promise<number>
    readonly recipient: string | null
    readonly mailDomain: string
  },
): Promise<void> {
  await replaceLines(tx, change.caseId, { lines: change.after, totals: totalsOf(change.after) })
  await recountReplacing(tx, change.caseId, change.after)
  if (needsLongTermChoice(change)) await addConsent(tx, change.caseId, longTermConsent)
  const eventId = await note({
    type: caseEvents.linesChanged,
    changedFields: ['lines'],
    data: { ...changeFacts(change), proposedBy: change.proposedBy },
  })
  if (recipient !== null)
    await queueDeliveries(tx, { eventId }, [email(lineChangeMails.changed, recipient, mailDomain)])
}
