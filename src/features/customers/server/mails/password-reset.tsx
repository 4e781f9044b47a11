import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { sentence } from '../../../../shared/sentence.ts'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { loadLink } from '../../../mails/server/load-emails.ts'
import type { MailedLink } from '../account-links.ts'

/** To a customer who forgot the password: the link for choosing another one. */
function PasswordReset({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { firstName, companyName } = link.holder.organization
  return (
    <Layout
      context={context}
      preview={sentence(`Met deze link kies je een nieuw wachtwoord voor het account van ${companyName}`)}
      heading="Kies een nieuw wachtwoord"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>Voor het account van {companyName} is een nieuw wachtwoord aangevraagd.</Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('password-reset', link.token)}`}>
        Kies een nieuw wachtwoord
      </ButtonLink>
      <Paragraph>
        De link werkt één keer, tot {formatDateTime(link.expiresAt)}. Heb je er meer gekregen? Zodra je er één
        gebruikt, werken de andere niet meer.
      </Paragraph>
      <Block title="Niet door jou aangevraagd?">
        <Paragraph>Dan hoef je niets te doen: je wachtwoord blijft zoals het is.</Paragraph>
      </Block>
    </Layout>
  )
}

export const passwordReset: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => `Kies een nieuw wachtwoord bij ${brand.name}`,
  body: (link, context) => <PasswordReset link={link} context={context} />,
}
