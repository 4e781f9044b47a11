import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { loadLink } from '../../../mails/server/load-emails.ts'
import type { MailedLink } from '../account-links.ts'

/** To the new login address: the link that proves access to its mailbox. */
function LoginEmailLink({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { firstName, companyName } = link.holder.organization
  return (
    <Layout
      context={context}
      preview="Bevestig dat je voortaan met dit adres inlogt."
      heading="Log voortaan in met dit adres"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        Voor het account van {companyName} is dit adres opgegeven om voortaan mee in te loggen. Bevestig dat
        het van jou is.
      </Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('login-email', link.token)}`}>
        Bevestig dit adres
      </ButtonLink>
      <Paragraph>De link werkt één keer, tot {formatDateTime(link.expiresAt)}.</Paragraph>
      <Block title="Niet door jou aangevraagd?">
        <Paragraph>Dan hoef je niets te doen: er verandert niets.</Paragraph>
      </Block>
    </Layout>
  )
}

export const loginEmailLink: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => `Bevestig je nieuwe inlogadres bij ${brand.name}`,
  body: (link, context) => <LoginEmailLink link={link} context={context} />,
}
