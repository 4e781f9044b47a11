import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Paragraph,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { deskPage } from '../../../../shared/desk-pages.ts'
import { loadStaffChange, type StaffChange } from '../../../mails/server/load-emails.ts'
import type { notifiedFields } from '../record-change.ts'

const happened: Readonly<Record<(typeof notifiedFields)[number], string>> = {
  password: 'Je wachtwoord is gewijzigd',
  secondFactor: 'Je tweede factor is gewijzigd',
  recoveryCodes: 'Je hebt nieuwe herstelcodes',
  recoveryCodeUsed: 'Er is een herstelcode van je gebruikt',
}

/** To a colleague about their desk account, so that they notice changes by others. */
function StaffAccountChanged({ change, context }: { change: StaffChange; context: EmailContext }) {
  const { brand, publicUrl } = context
  return (
    <Layout
      context={context}
      preview="Was jij dit niet? Bel dan meteen je beheerder."
      heading={headingOf(change)}
    >
      <Paragraph>Beste {change.colleague.name},</Paragraph>
      <Paragraph>
        Dat was op {formatDateTime(change.changedAt)}, bij je account voor het beheer van {brand.name}. Heb je
        dit zelf gedaan? Dan hoef je niets te doen.
      </Paragraph>
      <Block title="Was jij dit niet?">
        <Paragraph>
          Laat een beheerder je account meteen blokkeren, of bel{' '}
          <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink>. Beheer vind je op{' '}
          <TextLink href={`${publicUrl}${deskPage}`}>{`${publicUrl}${deskPage}`}</TextLink>.
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
  subject: (change, { brand }) => `${headingOf(change)} (beheer van ${brand.name})`,
  body: (change, context) => <StaffAccountChanged change={change} context={context} />,
}
