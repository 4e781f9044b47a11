import type { Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { type References, referenceFields } from '../../details/references.ts'
import { addressesOf, correctReferences, storedReferences } from '../../orders/server/correct-details.ts'
import { orderRefusals } from '../../orders/texts.ts'
import type { Corrected } from './correct-addresses.ts'

/** Corrects the buyer's own references of an order or a quote. @returns what changed, by field, or what is wrong */
export async function correctCaseReferences(
  tx: Transaction,
  found: Case,
  references: References | null,
): Promise<Corrected> {
  const before = references && (await storedReferences(tx, found))
  if (!before) return { errors: {}, values: {} }
  if (references.invoiceEmail !== '' && (await addressesOf(tx, found)).invoice)
    return { errors: { 'references.invoiceEmail': { message: orderRefusals.invoiceEmailTwice } }, values: {} }
  const changed = referenceFields.filter(field => before[field] !== references[field])
  if (changed.length > 0) await correctReferences(tx, found, references)
  return {
    errors: {},
    values: Object.fromEntries(
      changed.map(field => [field, { before: before[field], after: references[field] }]),
    ),
  }
}
