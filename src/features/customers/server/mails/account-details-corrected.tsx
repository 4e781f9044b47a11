import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Paragraph,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { type CustomerChange, loadChange } from '../../../mails/server/load-emails.ts'

/** Names of fields or groups of fields; values are never mailed. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^companyName$/, 'de naam van je organisatie'],
  [/^(kvkNumber|vatNumber)$/, 'het KVK- of BTW-nummer'],
  [/^(postCode|city|street.*)$/, 'het adres'],
  [/^ascription$/, 'de tenaamstelling van de rekening'],
  [
    /^(firstName|lastName|gender|phoneNumber|contactDetails\..*)$/,
    'de contactpersoon of hoe we die bereiken',
  ],
  [/^technicalPerson\..*$/, 'de technische contactpersoon'],
]

/** To the login address: we changed details at the customer's request. It reveals requests by others. */
function AccountDetailsCorrected({
  change: { customer, changedFields, changedAt },
  context,
}: {
  change: CustomerChange
  context: EmailContext
}) {
  const { brand } = context
  const { firstName, companyName } = customer.organization
  const changed = names.flatMap(([field, name]) =>
    changedFields.some(each => field.test(each)) ? [name] : [],
  )
  return (
    <Layout
      context={context}
      preview="Heb je dit niet gevraagd? Bel ons dan meteen."
      heading="We hebben je gegevens aangepast"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        Op {formatDateTime(changedAt)} heeft een van onze medewerkers de gegevens van {companyName} aangepast
        {changed.length > 0 && `: ${inList.format(changed)}`}. Bestellingen die al geplaatst zijn veranderen
        daar niet door.
      </Paragraph>
      <Block title="Heb je dit niet gevraagd?">
        <Paragraph>
          Bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink>. Dan zetten we
          je gegevens samen terug.
        </Paragraph>
      </Block>
    </Layout>
  )
}

const inList = new Intl.ListFormat('nl-NL')

export const accountDetailsCorrected: Email<CustomerChange> = {
  load: loadChange,
  subject: (_, { brand }) => `We hebben je gegevens bij ${brand.name} aangepast`,
  body: (change, context) => <AccountDetailsCorrected change={change} context={context} />,
}
