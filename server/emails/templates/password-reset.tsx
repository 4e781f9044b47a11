import { linkPage } from '../../../contract/account.ts'
import { sentence } from '../../../domain/sentence.ts'
import type { MailedLink } from '../../accounts/account-links.ts'
import type { EmailContext } from './email-request.ts'
import { Layout } from './layout.tsx'
import { Block, ButtonLink, dateLine, Paragraph } from './parts.tsx'

export const passwordResetSubject = ({ brand }: EmailContext): string =>
  `Kies een nieuw wachtwoord bij ${brand.name}`

/** To a customer who forgot his password: the link with which he chooses another. */
export function PasswordReset({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { firstName, companyName } = link.holder.organization
  return (
    <Layout
      context={context}
      preview={sentence(`Met deze link kies je een nieuw wachtwoord voor het account van ${companyName}`)}
      heading="Kies een nieuw wachtwoord"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>Voor het account van {companyName} is een nieuw wachtwoord aangevraagd.</Paragraph>
      <ButtonLink href={`${context.publicUrl}${linkPage}#${link.token}`}>
        Kies een nieuw wachtwoord
      </ButtonLink>
      <Paragraph>
        De link werkt één keer, tot {dateLine(link.expiresAt)}. Vraag je een nieuwe aan, dan werkt alleen de
        nieuwste.
      </Paragraph>
      <Block title="Niet door jou aangevraagd?">
        <Paragraph>Dan hoef je niets te doen: je wachtwoord blijft zoals het is.</Paragraph>
      </Block>
    </Layout>
  )
}
