import type { Queryable } from '../../../platform/database/pool.ts'
import { bouncedAddress } from '../../../platform/deliveries/bounced-addresses.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import type { Case } from '../../cases/server/case.ts'
import { openInfection } from '../../cases/server/planning/infected-answers.ts'
import type { StoredEvent } from '../../events/server/case-events.ts'
import type { DeskCase } from '../contract.ts'
import type { ShownFile } from './timeline.ts'

/** Why mails to the contact wait; null where they do not. */
export async function bouncedOf(database: Queryable, { contactEmail }: Case): Promise<DeskCase['bounced']> {
  const bounced = contactEmail === null ? null : await bouncedAddress(database, contactEmail)
  return bounced && { reason: bounced.reason, at: bounced.bouncedAt.toISOString() }
}

/** A virus in the files of an answer that nobody took up yet. */
export function infectedOf(
  events: readonly StoredEvent[],
  mails: readonly StoredDelivery[],
  files: readonly ShownFile[],
): DeskCase['infected'] {
  const found = openInfection(events)
  if (!found) return null
  const held = mails.find(({ id, state }) => id === found.data.delivery && state === 'dead')
  return {
    at: found.occurredAt.toISOString(),
    mail: held?.id ?? null,
    files: files
      .filter(({ file, messageId }) => messageId === found.data.message && file.state === 'infected')
      .map(({ file }) => file.name),
  }
}
