import { deskPage } from '../../../../common/desk-pages.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Greeting,
  Paragraph,
  PhoneLink,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { staffRoleNames } from '../../texts.ts'
import { staffLinks } from '../links.ts'
import type { notifiedFields } from '../record-change.ts'
import { loadStaffChange, loadStaffLink, type StaffChange, type StaffLink } from './load.ts'
import {
  staffAccountChangedTexts,
  staffInvitationTexts,
  staffLinkTexts,
  staffPasswordLinkTexts as texts,
} from './texts.ts'

const happened: Readonly<Record<(typeof notifiedFields)[number], string>> = staffAccountChangedTexts.happened

/** To a colleague about their desk account, so that they notice changes by others. */
function StaffAccountChanged({ change, context }: { change: StaffChange; context: EmailContext }) {
  const { brand, publicUrl } = context
  return (
    <Layout context={context} preview={staffAccountChangedTexts.preview} heading={headingOf(change)}>
      <Greeting name={change.colleague.name} />
      <Paragraph>{staffAccountChangedTexts.intro(formatDateTime(change.changedAt), brand.name)}</Paragraph>
      <Block title={staffAccountChangedTexts.notYou}>
        <Paragraph>
          {filledText(staffAccountChangedTexts.notYouText, {
            phone: <PhoneLink phone={brand.phone} />,
            desk: <TextLink href={`${publicUrl}${deskPage}`}>{`${publicUrl}${deskPage}`}</TextLink>,
          })}
        </Paragraph>
      </Block>
    </Layout>
  )
}

function headingOf({ changedFields }: StaffChange): string {
  const [, words] = Object.entries(happened).find(([field]) => changedFields.includes(field)) ?? []
  if (words === undefined) throw new Error(`Nobody is told that ${changedFields} changed`)
  return words
}

export const staffAccountChanged: Email<StaffChange> = {
  load: loadStaffChange,
  subject: (change, { brand }) => staffAccountChangedTexts.subject(headingOf(change), brand.name),
  body: (change, context) => <StaffAccountChanged change={change} context={context} />,
}

/** To an invited colleague: the link for joining the desk. */
function StaffInvitation({ link, context }: { link: StaffLink; context: EmailContext }) {
  return (
    <Layout context={context} preview={staffLinkTexts.preview} heading={staffInvitationTexts.heading}>
      <Paragraph>
        {staffInvitationTexts.intro(context.brand.name, staffRoleNames[link.colleague.role].toLowerCase())}
      </Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink(staffLinks.access, link.token)}`}>
        {staffInvitationTexts.join}
      </ButtonLink>
      <Paragraph>{staffLinkTexts.until(formatDateTime(link.expiresAt))}</Paragraph>
      <Paragraph>{staffInvitationTexts.unknown}</Paragraph>
    </Layout>
  )
}

export const staffInvitation: Email<StaffLink> = {
  load: loadStaffLink,
  subject: (_, { brand }) => staffInvitationTexts.subject(brand.name),
  body: (link, context) => <StaffInvitation link={link} context={context} />,
}

/** To a colleague who lost the password: the link for choosing another one. */
function StaffPasswordLink({ link, context }: { link: StaffLink; context: EmailContext }) {
  return (
    <Layout context={context} preview={staffLinkTexts.preview} heading={texts.heading}>
      <Greeting name={link.colleague.name} />
      <Paragraph>{texts.intro(context.brand.name)}</Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink(staffLinks.access, link.token)}`}>
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
