import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { ButtonLink, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { loadStaffLink, type StaffLink } from '../../../mails/server/load-emails.ts'
import { staffRoleNames } from '../../role-names.ts'

/** To an invited colleague: the link for joining the desk. */
function StaffInvitation({ link, context }: { link: StaffLink; context: EmailContext }) {
  return (
    <Layout context={context} preview="De link werkt één keer." heading="Je bent uitgenodigd voor beheer">
      <Paragraph>
        Je collega’s van {context.brand.name} nodigen je uit om mee te werken in beheer, met de rol{' '}
        {staffRoleNames[link.colleague.role].toLowerCase()}. Maak je account met de knop hieronder.
      </Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('staff-access', link.token)}`}>
        Maak je account
      </ButtonLink>
      <Paragraph>De link werkt één keer, tot {formatDateTime(link.expiresAt)}.</Paragraph>
      <Paragraph>Kende je deze uitnodiging niet? Dan hoef je niets te doen.</Paragraph>
    </Layout>
  )
}

export const staffInvitation: Email<StaffLink> = {
  load: loadStaffLink,
  subject: (_, { brand }) => `Je bent uitgenodigd voor beheer van ${brand.name}`,
  body: (link, context) => <StaffInvitation link={link} context={context} />,
}
