import type { Brand } from '../../../../common/brand.ts'
import { Block, Paragraph, PhoneLink } from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { TypedText } from '../../../../platform/mail/templates/typed-text.tsx'
import { reasonToCustomer } from '../../state-reason-texts.ts'
import type { StateReason } from '../planning/state-reason.ts'
import { questionsTexts as texts } from '../texts.ts'

/** How a customer reaches us about what a mail tells. */
export const Questions = ({ brand, title = texts.title }: { brand: Brand; title?: string }) => (
  <Block title={title}>
    <Paragraph>{filledText(texts.text, { phone: <PhoneLink phone={brand.phone} /> })}</Paragraph>
  </Block>
)

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
