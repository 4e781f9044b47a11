import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Paragraph,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { forgottenPasswordPage } from '../../../../shared/account-pages.ts'
import { type CustomerChange, loadChange } from '../../../mails/server/load-emails.ts'
import type { NotifiedChange } from '../change-company.ts'

const names: Readonly<Record<NotifiedChange, string>> = {
  iban: 'Het IBAN',
  contactEmail: 'Het e-mailadres van de contactpersoon',
}

/**
 * To the login address: names the changed fields without their values, so that the customer notices changes by others.
 */
function AccountDetailsChanged({
  change: { customer, changedFields, changedAt },
  context,
}: {
  change: CustomerChange
  context: EmailContext
}) {
  const { brand, publicUrl } = context
  const { firstName, companyName } = customer.organization
  const [, changed] = Object.entries(names).find(([field]) => changedFields.includes(field)) ?? []
  if (changed === undefined) throw new Error(`Nobody is told that ${changedFields} changed`)
  return (
    <Layout
      context={context}
      preview="Was jij dit niet? Kies dan meteen een nieuw wachtwoord."
      heading="Je gegevens zijn gewijzigd"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        {changed} van {companyName} is gewijzigd op {formatDateTime(changedAt)}. Heb je dit zelf gedaan? Dan
        hoef je niets te doen.
      </Paragraph>
      <Block title="Was jij dit niet?">
        <Paragraph>
          <TextLink href={`${publicUrl}${forgottenPasswordPage}`}>Kies meteen een nieuw wachtwoord</TextLink>{' '}
          en bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink>. Dan zetten
          we je gegevens samen terug.
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const accountDetailsChanged: Email<CustomerChange> = {
  load: loadChange,
  subject: (_, { brand }) => `Gegevens van je account bij ${brand.name} zijn gewijzigd`,
  body: (change, context) => <AccountDetailsChanged change={change} context={context} />,
}
