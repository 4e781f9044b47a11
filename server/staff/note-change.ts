import type { EventFacts } from '../../domain/event-facts.ts'
import type { Transaction } from '../database/pool.ts'
import { email, queueDeliveries } from '../deliveries/queue.ts'
import { appendEvent, type ChangedValue } from '../events/events.ts'
import { revokeLinks } from '../mailed-links/mailed-links.ts'

/** What of a colleague's account can change. */
export type AccountField =
  | 'password'
  | 'secondFactor'
  | 'recoveryCodes'
  | 'recoveryCodeUsed'
  | 'sessions'
  | 'role'
  | 'blocked'
  | 'link'

/** What its owner hears of by mail. */
export const toldFields = ['password', 'secondFactor', 'recoveryCodes', 'recoveryCodeUsed'] as const

/** What says how the account is opened, or what it opens: a link that was mailed before serves no more. */
const endsLinks: readonly AccountField[] = ['password', 'secondFactor', 'role', 'blocked']

type Change = {
  /** Who did it. */
  readonly byId: string
  readonly of: { readonly id: string; readonly email: string }
  readonly field: AccountField
  readonly data?: EventFacts
  readonly values?: Readonly<Record<string, ChangedValue>>
}

/**
 * Writes down that something of a colleague's account changed, ends his mailed links where it should, and has him told by mail
 * where it opens his account.
 */
export async function noteChange(
  tx: Transaction,
  { byId, of, field, ...facts }: Change,
  mailDomain: string,
): Promise<void> {
  const eventId = await appendEvent(tx, {
    type: 'staff-changed',
    actor: { kind: 'staff', id: byId },
    staffId: of.id,
    changedFields: [field],
    ...facts,
  })
  if (endsLinks.includes(field)) await revokeLinks(tx, { staffId: of.id }, null)
  if (!toldFields.some(told => told === field)) return
  await queueDeliveries(tx, { eventId }, [email('staff-account-changed', of.email, mailDomain)])
}
