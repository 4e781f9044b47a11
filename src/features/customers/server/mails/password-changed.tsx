import { forgottenPasswordPage } from '../../../../common/account-pages.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  Greeting,
  Paragraph,
  PhoneLink,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import type { StoredCustomer } from '../stored-customers.ts'
import { loadCustomer } from './load.ts'
import { accountMailTexts, passwordChangedTexts as texts } from './texts.ts'

/** To a customer whose password was changed, so that they notice a change by others. */
function PasswordChanged({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { brand, publicUrl } = context
  const { firstName, companyName } = customer.organization
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(companyName)}</Paragraph>
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

export const passwordChanged: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (customer, context) => <PasswordChanged customer={customer} context={context} />,
}
