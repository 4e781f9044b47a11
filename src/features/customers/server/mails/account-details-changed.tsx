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
import { accountMailTexts, accountDetailsChangedTexts as texts } from './texts.ts'

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
  const [, changed] = Object.entries(names).find(([field]) => changedFields.includes(field)) ?? []
  if (changed === undefined) throw new Error(`Nobody is told that ${changedFields} changed`)
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(changed, companyName, formatDateTime(changedAt))}</Paragraph>
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
