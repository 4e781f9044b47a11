import type { Email, EmailContext } from '../email.ts'
import { type CustomerChange, loadChange } from '../load.ts'
import { Layout } from '../templates/layout.tsx'
import { Block, dateLine, Paragraph, TextLink } from '../templates/parts.tsx'

/** What is told of a field, or of all below it; never from what to what. */
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

/** To the address that a customer logs in with: that we changed details at his request, so that he hears when it was not his. */
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
        Op {dateLine(changedAt)} heeft een van onze medewerkers de gegevens van {companyName} aangepast
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
