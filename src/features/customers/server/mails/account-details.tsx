import { forgottenPasswordPage } from '../../../../common/account-pages.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Greeting,
  Paragraph,
  PhoneLink,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import type { NotifiedChange } from '../change-company.ts'
import { type CustomerChange, loadChange } from './load.ts'
import {
  accountDetailsCorrectedTexts,
  accountMailTexts,
  accountDetailsChangedTexts as texts,
} from './texts.ts'

/** Names of fields or groups of fields; values are never mailed. */
const accountDetailsCorrectedNames: readonly (readonly [RegExp, string])[] = [
  [/^companyName$/, accountDetailsCorrectedTexts.fields.companyName],
  [/^(kvkNumber|vatNumber)$/, accountDetailsCorrectedTexts.fields.numbers],
  [/^(postCode|city|street.*)$/, accountDetailsCorrectedTexts.fields.address],
  [/^ascription$/, accountDetailsCorrectedTexts.fields.ascription],
  [
    /^(firstName|lastName|gender|phoneNumber|contactDetails\..*)$/,
    accountDetailsCorrectedTexts.fields.contact,
  ],
  [/^technicalPerson\..*$/, accountDetailsCorrectedTexts.fields.technicalPerson],
  [/^references\..*$/, accountDetailsCorrectedTexts.fields.references],
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
  const changed = accountDetailsCorrectedNames.flatMap(([field, name]) =>
    changedFields.some(each => field.test(each)) ? [name] : [],
  )
  return (
    <Layout
      context={context}
      preview={accountDetailsCorrectedTexts.preview}
      heading={accountDetailsCorrectedTexts.heading}
    >
      <Greeting name={firstName} />
      <Paragraph>
        {accountDetailsCorrectedTexts.intro(formatDateTime(changedAt), companyName, inList.format(changed))}
      </Paragraph>
      <Block title={accountDetailsCorrectedTexts.notAsked}>
        <Paragraph>
          {filledText(accountDetailsCorrectedTexts.notAskedText, {
            phone: <PhoneLink phone={brand.phone} />,
          })}
        </Paragraph>
      </Block>
    </Layout>
  )
}

const inList = new Intl.ListFormat('nl-NL')

export const accountDetailsCorrected: Email<CustomerChange> = {
  load: loadChange,
  subject: (_, { brand }) => accountDetailsCorrectedTexts.subject(brand.name),
  body: (change, context) => <AccountDetailsCorrected change={change} context={context} />,
}

const names: Readonly<Record<NotifiedChange, string>> = texts.fields

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
  const changed = Object.entries(names).flatMap(([field, name]) =>
    changedFields.includes(field) ? [name] : [],
  )
  if (changed.length === 0) throw new Error(`Nobody is told that ${changedFields} changed`)
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>
        {texts.intro(inList.format(changed), changed.length, companyName, formatDateTime(changedAt))}
      </Paragraph>
      <Block title={accountMailTexts.notYou}>
        <Paragraph>
          {filledText(texts.notYouText, {
            choose: <TextLink href={`${publicUrl}${forgottenPasswordPage}`}>{texts.choose}</TextLink>,
            phone: <PhoneLink phone={brand.phone} />,
          })}
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const accountDetailsChanged: Email<CustomerChange> = {
  load: loadChange,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (change, context) => <AccountDetailsChanged change={change} context={context} />,
}
