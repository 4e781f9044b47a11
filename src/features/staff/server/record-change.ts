import type { EventFacts } from '../../../common/event-kind.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { appendEvent, type ChangedValue } from '../../events/server/events.ts'
import { revokeLinks } from '../../mailed-links/server/mailed-links.ts'
import { staffEvents } from '../events.ts'
import { staffMails } from '../mails.ts'

/** Parts of a colleague's account that can change. */
export type AccountField =
  | 'password'
  | 'secondFactor'
  | 'recoveryCodes'
  | 'recoveryCodeUsed'
  | 'sessions'
  | 'role'
  | 'blocked'
  | 'link'
  | 'signature'

/** Changes that are mailed to the owner. */
export const notifiedFields = ['password', 'secondFactor', 'recoveryCodes', 'recoveryCodeUsed'] as const

/** Changes of the ways into the account or of its rights: mailed links from before end. */
const endsLinks: readonly AccountField[] = ['password', 'secondFactor', 'role', 'blocked']

type Change = {
  /** Actor of the change. */
  readonly byId: string
  readonly of: { readonly id: string; readonly email: string }
  readonly field: AccountField
  readonly data?: EventFacts<'before' | 'after' | 'isBlocked' | 'isSetUp' | 'ended'>
  readonly values?: Readonly<Record<string, ChangedValue>>
}

/** Logs a change of a colleague's account, ends mailed links if necessary, and mails the owner if it affects access. */
export async function recordChange(
  tx: Transaction,
  { byId, of, field, ...facts }: Change,
  mailDomain: string,
): Promise<void> {
  const eventId = await appendEvent(tx, {
    type: staffEvents.changed,
    actor: { kind: 'staff', id: byId },
    staffId: of.id,
    changedFields: [field],
    ...facts,
  })
  if (endsLinks.includes(field)) await revokeLinks(tx, { staffId: of.id }, null)
  if (!notifiedFields.some(told => told === field)) return
  await queueDeliveries(tx, { eventId }, [email(staffMails.changed, of.email, mailDomain)])
}
