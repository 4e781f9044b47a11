import { Highlight } from '../../../../platform/mail/templates/components.tsx'
import type { StoredOrder } from '../stored-orders.ts'
import type { StoredQuote } from '../stored-quotes.ts'
import { checksOwedTexts as texts } from './texts.ts'

type Request = StoredQuote | StoredOrder

/** Checks that failed when the request came in, so that staff must look them up. */
const checksOwed = (request: Request): readonly string[] => [
  ...('kvkChecked' in request && !request.kvkChecked ? [texts.kvkNumber] : []),
  ...(request.addressChecked ? [] : [texts.address]),
  ...('deliveryChecked' in request && !request.deliveryChecked ? [texts.delivery] : []),
  ...('vatStatus' in request && request.vatStatus === 'not-checked' ? [texts.vatNumber] : []),
]

/** To staff: what they look up before they call, each once. */
export function ChecksOwed({ requests }: { requests: readonly Request[] }) {
  return [...new Set(requests.flatMap(checksOwed))].map(check => (
    <Highlight key={check}>
      <strong>{texts.owed}</strong> {check}
    </Highlight>
  ))
}
