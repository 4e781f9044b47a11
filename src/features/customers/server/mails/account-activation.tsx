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

/** To whoever registered: the link with which the first password is chosen. */
function AccountActivation({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { publicUrl } = context
  const { firstName, companyName } = link.holder.organization
  return (
    <Layout
      context={context}
      preview={sentence(`Kies een wachtwoord voor het account van ${companyName}`)}
      heading="Activeer je account"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        Op {formatDateTime(link.holder.createdAt)} is voor {companyName} een account aangevraagd. Kies een
        wachtwoord, dan is het account actief met de gegevens die toen zijn ingevuld.
      </Paragraph>
      <ButtonLink href={`${publicUrl}${pathOfLink('activation', link.token)}`}>
        Kies een wachtwoord
      </ButtonLink>
      <Paragraph>
        De link werkt één keer, tot {formatDateTime(link.expiresAt)}. Vraag je er nog een aan, dan werkt
        alleen de nieuwste.
      </Paragraph>
      <Block title="Niet door jou aangevraagd?">
        <Paragraph>
          Dan hoef je niets te doen. Zonder wachtwoord kan niemand het account gebruiken, en na 30 dagen
          wissen we de gegevens.
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const accountActivation: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => `Activeer je account bij ${brand.name}`,
  body: (link, context) => <AccountActivation link={link} context={context} />,
}
