import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { transaction } from '../../../../platform/database/pool.ts'
import { caseById } from '../../../cases/server/case.ts'
import { type Refused, refused } from '../../../cases/server/commands/command.ts'
import { customerIdByEmails } from '../../../customers/server/claim-guest-cases.ts'
import { responseUnderKey, storeResponse } from '../../../orders/server/idempotency.ts'
import { openQuote } from '../../../orders/server/open-quote.ts'
import type { QuoteFromScratch } from '../../contract-desk.ts'
import { quoteContact } from './quote-contact.ts'
import type { DeskQuoteServices } from './services.ts'

/** The stored response of an earlier command with the same id. */
const Answer = z.object({ number: z.string() })

/**
 * Opens a quote request for somebody who asked for none; it is on the list of whoever opens it. Twice the same id opens one.
 * @param staffId who opens it
 */
export async function openFromScratch(
  {
    database,
    internetLinesAt,
    streetOf,
    callBy,
  }: Pick<DeskQuoteServices, 'database' | 'internetLinesAt' | 'streetOf' | 'callBy'>,
  staffId: string,
  asked: QuoteFromScratch,
): Promise<{ readonly kind: 'made'; readonly number: string } | Refused> {
  const contact = await quoteContact({ streetOf }, asked)
  if ('wrong' in contact) return refused(contact.wrong.message, contact.wrong.field)
  const { addressChecked } =
    asked.productType === 'internet'
      ? await internetLinesAt(asked.installationAddress)
      : { addressChecked: true }
  const key = { ownerHash: hash(`staff ${staffId}`), key: asked.id }
  return transaction(database, async tx => {
    // Of two simultaneous commands, the second waits here for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${asked.id}, 0))`)
    const earlier = await responseUnderKey(tx, key)
    if (earlier !== null) return { kind: 'made', number: Answer.parse(earlier).number }
    const id = await openQuote(
      tx,
      {
        contact: {
          ...contact,
          customerId: await customerIdByEmails(tx, [contact.contactEmail]),
          dueAt: callBy(new Date()),
        },
        productType: asked.productType,
        cart: [],
        installationAddress: asked.installationAddress,
        addressChecked,
      },
      { kind: 'staff', id: staffId },
    )
    const number = (await caseById(tx, id))?.number ?? ''
    await storeResponse(tx, { ...key, bodyMac: hash(JSON.stringify(asked)) }, { number })
    return { kind: 'made', number }
  })
}

const hash = (text: string) => createHash('sha256').update(text).digest()
