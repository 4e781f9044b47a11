import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Greeting,
  Paragraph,
  PhoneLink,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { type CustomerChange, loadChange } from './load.ts'
import { accountDetailsCorrectedTexts as texts } from './texts.ts'

/** Names of fields or groups of fields; values are never mailed. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^companyName$/, texts.fields.companyName],
  [/^(kvkNumber|vatNumber)$/, texts.fields.numbers],
  [/^(postCode|city|street.*)$/, texts.fields.address],
  [/^ascription$/, texts.fields.ascription],
  [/^(firstName|lastName|gender|phoneNumber|contactDetails\..*)$/, texts.fields.contact],
  [/^technicalPerson\..*$/, texts.fields.technicalPerson],
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
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(formatDateTime(changedAt), companyName, inList.format(changed))}</Paragraph>
      <Block title={texts.notAsked}>
        <Paragraph>{filledText(texts.notAskedText, { phone: <PhoneLink phone={brand.phone} /> })}</Paragraph>
      </Block>
    </Layout>
  )
}

const inList = new Intl.ListFormat('nl-NL')

export const accountDetailsCorrected: Email<CustomerChange> = {
  load: loadChange,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (change, context) => <AccountDetailsCorrected change={change} context={context} />,
}
