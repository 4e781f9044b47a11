import type { StoredOrder } from '../../orders/stored-orders.ts'
import type { StoredQuote } from '../../orders/stored-quotes.ts'
import { Highlight } from './parts.tsx'

type Request = StoredQuote | StoredOrder

/** What could not be asked when the request came in, so that somebody has to look it up. */
const checksOwed = (request: Request): readonly string[] => [
  ...('kvkChecked' in request && !request.kvkChecked
    ? ['het KVK nummer. Zoek het op in het handelsregister.']
    : []),
  ...(request.addressChecked ? [] : ['het installatieadres. Het adressenregister gaf geen antwoord.']),
  ...('vatStanding' in request && request.vatStanding === 'not-checked'
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
