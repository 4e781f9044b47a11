import { forgottenPasswordPage } from '../../../contract/account-pages.ts'
import type { ToldChange } from '../../accounts/change-company.ts'
import type { Email, EmailContext } from '../email.ts'
import { type CustomerChange, loadChange } from '../load.ts'
import { Layout } from '../templates/layout.tsx'
import { Block, dateLine, Paragraph, TextLink } from '../templates/parts.tsx'

const names: Readonly<Record<ToldChange, string>> = {
  iban: 'Het IBAN',
  contactEmail: 'Het e-mailadres van de contactpersoon',
}

/** To the address that a customer logs in with: what was changed, never to what, so that he hears of another's doing. */
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
        {changed} van {companyName} is gewijzigd op {dateLine(changedAt)}. Heb je dit zelf gedaan? Dan hoef je
        niets te doen.
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
