import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  ButtonLink,
  formatDateTime,
  Greeting,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { loadStaffLink, type StaffLink } from './load.ts'
import { staffLinkTexts, staffPasswordLinkTexts as texts } from './texts.ts'

/** To a colleague who lost the password: the link for choosing another one. */
function StaffPasswordLink({ link, context }: { link: StaffLink; context: EmailContext }) {
  return (
    <Layout context={context} preview={staffLinkTexts.preview} heading={texts.heading}>
      <Greeting name={link.colleague.name} />
      <Paragraph>{texts.intro(context.brand.name)}</Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('staff-access', link.token)}`}>
        {texts.choose}
      </ButtonLink>
      <Paragraph>{staffLinkTexts.until(formatDateTime(link.expiresAt))}</Paragraph>
      <Paragraph>{texts.notAsked}</Paragraph>
    </Layout>
  )
}

export const staffPasswordLink: Email<StaffLink> = {
  load: loadStaffLink,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (link, context) => <StaffPasswordLink link={link} context={context} />,
}
