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
import { accountMailTexts, loginEmailLinkTexts as texts } from './texts.ts'

/** To the new login address: the link that proves access to its mailbox. */
function LoginEmailLink({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { firstName, companyName } = link.holder.organization
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(companyName)}</Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('login-email', link.token)}`}>
        {texts.confirm}
      </ButtonLink>
      <Paragraph>{texts.until(formatDateTime(link.expiresAt))}</Paragraph>
      <Block title={accountMailTexts.notAsked}>
        <Paragraph>{texts.notAskedText}</Paragraph>
      </Block>
    </Layout>
  )
}

export const loginEmailLink: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (link, context) => <LoginEmailLink link={link} context={context} />,
}
