import { reasonToCustomer } from '../../../content/state-reason-texts.ts'
import type { StateReason } from '../../case-work/state-reason.ts'
import { Paragraph } from './parts.tsx'

/** Why it is so, and what a colleague wrote to it. */
export function Why({ why: { reason, words } }: { why: StateReason }) {
  const told = reasonToCustomer(reason)
  return (
    <>
      {told !== '' && <Paragraph>{told}</Paragraph>}
      {words !== '' && <Paragraph>{words}</Paragraph>}
    </>
  )
}
