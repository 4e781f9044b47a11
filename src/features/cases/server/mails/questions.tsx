import { Block, Paragraph, TextLink } from '../../../../platform/mail/templates/components.tsx'
import type { Brand } from '../../../../shared/brand.ts'

/** How a customer reaches us about what a mail tells. */
export const Questions = ({ brand, title = 'Vragen?' }: { brand: Brand; title?: string }) => (
  <Block title={title}>
    <Paragraph>
      Bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink> of beantwoord deze
      e-mail.
    </Paragraph>
  </Block>
)
