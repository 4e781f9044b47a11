import type { Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { casesOfSameQuote } from '../../cases/server/planning/origins.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { revokeLinks } from '../../mailed-links/server/mailed-links.ts'
import { caseDeskEvents } from '../events.ts'

/**
 * Revokes the mailed links of a case: links about changed lines, links of its quote, and links of the orders that the
 * quote became. Later mails have new links.
 */
export async function revokeCaseLinks(tx: Transaction, found: Case): Promise<void> {
  for (const caseId of await casesOfSameQuote(tx, found)) await revokeLinks(tx, { caseId }, null)
}

/** Ends them because a colleague asks for it. */
export const revokeLinksCommand: CommandHandler = async (tx, { row, change }) => {
  if (row.kind !== 'order' && row.kind !== 'quote') return refused(caseRefusals.notFollowed)
  await revokeCaseLinks(tx, row)
  await change({ type: caseDeskEvents.linksRevoked })
  return null
}
