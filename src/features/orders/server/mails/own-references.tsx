import { Facts } from '../../../../platform/mail/templates/components.tsx'
import { type OrderOrigin, originFacts } from '../../../cases/order-origin.ts'
import { type References, referenceFacts } from '../../../details/references.ts'

/** By which the buyer knows what a mail is about: the references of its bookkeeping, and of an order the quote and branch. */
export function OwnReferences({
  references,
  origin = null,
}: {
  references: References
  origin?: OrderOrigin | null
}) {
  const facts = [...originFacts(origin), ...referenceFacts(references)]
  return facts.length > 0 ? <Facts rows={facts} /> : null
}
