import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { ButtonLink, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { loadStaffLink, type StaffLink } from '../../../mails/server/load-emails.ts'

/** To a colleague who lost the password: the link for choosing another one. */
function StaffPasswordLink({ link, context }: { link: StaffLink; context: EmailContext }) {
  return (
    <Layout
      context={context}
      preview="De link werkt één keer."
      heading="Kies een nieuw wachtwoord voor beheer"
    >
      <Paragraph>Beste {link.colleague.name},</Paragraph>
      <Paragraph>
        Een beheerder van {context.brand.name} stuurt je deze link om een nieuw wachtwoord te kiezen. Daarna
        log je in met het nieuwe, en met je tweede factor als je die hebt.
      </Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('staff-access', link.token)}`}>
        Kies een nieuw wachtwoord
      </ButtonLink>
      <Paragraph>De link werkt één keer, tot {formatDateTime(link.expiresAt)}.</Paragraph>
      <Paragraph>
        Vroeg je hier niet om? Laat het je beheerder weten. Je wachtwoord blijft zoals het is.
      </Paragraph>
    </Layout>
  )
}

export const staffPasswordLink: Email<StaffLink> = {
  load: loadStaffLink,
  subject: (_, { brand }) => `Kies een nieuw wachtwoord voor beheer van ${brand.name}`,
  body: (link, context) => <StaffPasswordLink link={link} context={context} />,
}
