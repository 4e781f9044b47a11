import type { MailedLink } from '../../accounts/account-links.ts'
import { pathOfLink } from '../../mailed-links/purposes.ts'
import type { Email, EmailContext } from '../email.ts'
import { loadLink } from '../load.ts'
import { Layout } from '../templates/layout.tsx'
import { Block, ButtonLink, dateLine, Paragraph } from '../templates/parts.tsx'

/** To the address that a customer wants to log in with: the link with which he says that it is his. */
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
      <Paragraph>De link werkt één keer, tot {dateLine(link.expiresAt)}.</Paragraph>
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
