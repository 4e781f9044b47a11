import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Greeting,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import type { MailedLink } from '../account-links.ts'
import { loadLink } from './load.ts'
import { accountMailTexts, accountActivationTexts as texts } from './texts.ts'

/** To whoever registered: the link with which the first password is chosen. */
function AccountActivation({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { publicUrl } = context
  const { firstName, companyName } = link.holder.organization
  return (
    <Layout context={context} preview={texts.preview(companyName)} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(formatDateTime(link.holder.createdAt), companyName)}</Paragraph>
      <ButtonLink href={`${publicUrl}${pathOfLink('activation', link.token)}`}>{texts.choose}</ButtonLink>
      <Paragraph>{texts.until(formatDateTime(link.expiresAt))}</Paragraph>
      <Block title={accountMailTexts.notAsked}>
        <Paragraph>{texts.notAskedText}</Paragraph>
      </Block>
    </Layout>
  )
}

export const accountActivation: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (link, context) => <AccountActivation link={link} context={context} />,
}
