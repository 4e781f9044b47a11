import type { Transaction } from '../../../platform/database/pool.ts'
import { type QuoteState, quoteState } from '../../cases/case-states.ts'
import type { Case } from '../../cases/server/case.ts'
import { endVersion } from './end-version.ts'
import { reopenNewest, type VersionEnd } from './store-version.ts'

/** State of the waiting version of a quote when staff end the quote. */
const versionEnds: Readonly<Partial<Record<QuoteState, VersionEnd['state']>>> = {
  rejected: 'declined',
  cancelled: 'withdrawn',
}

/** Ends the version that waits for the customer of a quote that staff ended. */
export async function endWithQuote(tx: Transaction, { id, kind }: Case, state: string): Promise<void> {
  const ended = kind === 'quote' ? versionEnds[quoteState(state)] : undefined
  if (ended) await endVersion(tx, id, { state: ended })
}

/** Has the newest version wait for the customer again, of a quote whose end was taken back. */
export async function reopenWithQuote(tx: Transaction, { id, kind }: Case, state: string): Promise<void> {
  if (kind === 'quote' && state === 'approved') await reopenNewest(tx, id)
}
