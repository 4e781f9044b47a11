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
import { accountMailTexts, passwordResetTexts as texts } from './texts.ts'

/** To a customer who forgot the password: the link for choosing another one. */
function PasswordReset({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { firstName, companyName } = link.holder.organization
  return (
    <Layout context={context} preview={texts.preview(companyName)} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(companyName)}</Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('password-reset', link.token)}`}>
        {texts.choose}
      </ButtonLink>
      <Paragraph>{texts.until(formatDateTime(link.expiresAt))}</Paragraph>
      <Block title={accountMailTexts.notAsked}>
        <Paragraph>{texts.notAskedText}</Paragraph>
      </Block>
    </Layout>
  )
}

export const passwordReset: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (link, context) => <PasswordReset link={link} context={context} />,
}
