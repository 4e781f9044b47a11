import { Notice } from '../../../../ui/kit/notice.tsx'
import { phoneOrderTexts } from '../../../orders/phone-order-texts.ts'
import { PhoneBar } from './phone-bar.tsx'
import { useIsByPhone } from './phone-mode.ts'
import { PhoneOutcome } from './phone-outcome.tsx'

type Props = {
  /** Above every step; at the sentences to agree to; after the order with this number. */
  part: 'bar' | 'note' | { readonly outcomeOf: string }
}

/** A part of the flow for who orders for a caller. */
export function PhoneModePart({ part }: Props) {
  if (!useIsByPhone()) return null
  if (part === 'bar') return <PhoneBar />
  if (typeof part === 'object') return <PhoneOutcome number={part.outcomeOf} />
  return (
    <Notice>
      <p>{phoneOrderTexts.readOut}</p>
    </Notice>
  )
}
