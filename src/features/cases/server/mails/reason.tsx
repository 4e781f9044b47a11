import { Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { reasonToCustomer } from '../../state-reason-texts.ts'
import type { StateReason } from '../work/state-reason.ts'

/** Why it is so, and what a colleague wrote to it. */
export function Reason({ why: { reason, words } }: { why: StateReason }) {
  const told = reasonToCustomer(reason)
  return (
    <>
      {told !== '' && <Paragraph>{told}</Paragraph>}
      {words !== '' && <TypedText text={words} />}
    </>
  )
}
