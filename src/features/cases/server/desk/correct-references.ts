import type { Transaction } from '../../../../platform/database/pool.ts'
import { type References, referenceFields } from '../../../details/references.ts'
import type { ChangedValue } from '../../../events/server/events.ts'
import { addressesOf, correctReferences, storedReferences } from '../../../orders/server/correct-details.ts'
import { orderRefusals } from '../../../orders/texts.ts'
import type { Case } from '../case.ts'
import { type Refused, refused } from './command.ts'

/** Corrects the buyer's own references of an order or a quote. @returns what changed, by field, or why it is rejected */
export async function correctCaseReferences(
  tx: Transaction,
  found: Case,
  references: References | null,
): Promise<
  Refused | { readonly kind: 'corrected'; readonly values: Readonly<Record<string, ChangedValue>> }
> {
  const before = references && (await storedReferences(tx, found))
  if (!before) return { kind: 'corrected', values: {} }
  if (references.invoiceEmail !== '' && (await addressesOf(tx, found)).invoice)
    return refused(orderRefusals.invoiceEmailTwice, 'references.invoiceEmail')
  const changed = referenceFields.filter(field => before[field] !== references[field])
  if (changed.length > 0) await correctReferences(tx, found, references)
  return {
    kind: 'corrected',
    values: Object.fromEntries(
      changed.map(field => [field, { before: before[field], after: references[field] }]),
    ),
  }
}
