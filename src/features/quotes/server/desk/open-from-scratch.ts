import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { transaction } from '../../../../platform/database/pool.ts'
import { caseById } from '../../../cases/server/case.ts'
import { type Refused, refused } from '../../../cases/server/commands/command.ts'
import { customerIdByEmails } from '../../../customers/server/claim-guest-cases.ts'
import { streetErrors } from '../../../details/server/check-street.ts'
import { withStoredPhone } from '../../../details/server/phone.ts'
import { responseUnderKey, storeResponse } from '../../../orders/server/idempotency.ts'
import { openQuote } from '../../../orders/server/open-quote.ts'
import type { QuoteFromScratch } from '../../contract-desk.ts'
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
  const { person: contact, errors } = withStoredPhone(asked, 'phoneNumber')
  const wrongPhone = errors.phoneNumber
  if (wrongPhone) return refused(wrongPhone.message, 'phoneNumber')
  const wrongStreet = await streetErrors(streetOf, asked.installationAddress, {
    streetName: 'installationAddress.streetName',
    city: 'installationAddress.city',
  })
  for (const [field, { message }] of Object.entries(wrongStreet)) return refused(message, field)
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
          organizationName: contact.companyName,
          contactName: contact.fullName,
          contactEmail: contact.email,
          contactPhone: contact.phoneNumber,
          customerId: await customerIdByEmails(tx, [contact.email]),
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
