import { Highlight } from '../../../../platform/mail/templates/components.tsx'
import type { StoredOrder } from '../stored-orders.ts'
import type { StoredQuote } from '../stored-quotes.ts'

type Request = StoredQuote | StoredOrder

/** Checks that failed when the request came in, so that staff must look them up. */
const checksOwed = (request: Request): readonly string[] => [
  ...('kvkChecked' in request && !request.kvkChecked
    ? ['het KVK nummer. Zoek het op in het handelsregister.']
    : []),
  ...(request.addressChecked ? [] : ['het installatieadres. Het adressenregister gaf geen antwoord.']),
  ...('vatStatus' in request && request.vatStatus === 'not-checked'
    ? ['het BTW nummer. Zoek het op in VIES.']
    : []),
]

/** To staff: what they look up before they call. */
export function ChecksOwed({ request }: { request: Request }) {
  return checksOwed(request).map(check => (
    <Highlight key={check}>
      <strong>Nog te controleren:</strong> {check}
    </Highlight>
  ))
}
