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
import { accountMailTexts, loginEmailChangedTexts as texts } from './texts.ts'

/** To the old and the new login address, so that the customer notices changes by others. */
function LoginEmailChanged({
  change: { customer, changedAt },
  context,
}: {
  change: CustomerChange
  context: EmailContext
}) {
  const { phone } = context.brand
  const { firstName, companyName } = customer.organization
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(companyName, formatDateTime(changedAt))}</Paragraph>
      <Block title={accountMailTexts.notYou}>
        <Paragraph>{filledText(texts.notYouText, { phone: <PhoneLink phone={phone} /> })}</Paragraph>
      </Block>
    </Layout>
  )
}

export const loginEmailChanged: Email<CustomerChange> = {
  load: loadChange,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (change, context) => <LoginEmailChanged change={change} context={context} />,
}
