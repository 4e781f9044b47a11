import { Facts } from '../../../../platform/mail/templates/components.tsx'
import { type References, referenceFacts } from '../../../details/references.ts'

/** By which the buyer's bookkeeping knows what a mail is about; nothing without references. */
export function OwnReferences({ references }: { references: References }) {
  const facts = referenceFacts(references)
  return facts.length > 0 ? <Facts rows={facts} /> : null
}
