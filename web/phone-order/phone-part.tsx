import { phoneOrderTexts } from '../../content/phone-order-texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneOutcome } from './phone-outcome.tsx'

export type PhonePartProps = {
  /** Above every step; at the sentences to agree to; after the order with this number. */
  part: 'bar' | 'note' | { readonly outcomeOf: string }
}

/** What the flow shows to who orders for a caller. */
export default function PhonePart({ part }: PhonePartProps) {
  if (part === 'bar') return <PhoneBar />
  if (typeof part === 'object') return <PhoneOutcome number={part.outcomeOf} />
  return (
    <Notice>
      <p>{phoneOrderTexts.readOut}</p>
    </Notice>
  )
}
