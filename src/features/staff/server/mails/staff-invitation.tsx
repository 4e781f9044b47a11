import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { ButtonLink, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { staffRoleNames } from '../../texts.ts'
import { loadStaffLink, type StaffLink } from './load.ts'
import { staffLinkTexts, staffInvitationTexts as texts } from './texts.ts'

/** To an invited colleague: the link for joining the desk. */
function StaffInvitation({ link, context }: { link: StaffLink; context: EmailContext }) {
  return (
    <Layout context={context} preview={staffLinkTexts.preview} heading={texts.heading}>
      <Paragraph>
        {texts.intro(context.brand.name, staffRoleNames[link.colleague.role].toLowerCase())}
      </Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('staff-access', link.token)}`}>
        {texts.join}
      </ButtonLink>
      <Paragraph>{staffLinkTexts.until(formatDateTime(link.expiresAt))}</Paragraph>
      <Paragraph>{texts.unknown}</Paragraph>
    </Layout>
  )
}

export const staffInvitation: Email<StaffLink> = {
  load: loadStaffLink,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (link, context) => <StaffInvitation link={link} context={context} />,
}
