import { Block, Paragraph, PhoneLink } from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import type { Brand } from '../../../../shared/brand.ts'
import { questionsTexts as texts } from './texts.ts'

/** How a customer reaches us about what a mail tells. */
export const Questions = ({ brand, title = texts.title }: { brand: Brand; title?: string }) => (
  <Block title={title}>
    <Paragraph>{filledText(texts.text, { phone: <PhoneLink phone={brand.phone} /> })}</Paragraph>
  </Block>
)
