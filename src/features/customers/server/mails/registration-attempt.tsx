import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Block, Greeting, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import type { StoredCustomer } from '../stored-customers.ts'
import { loadCustomer } from './load.ts'
import { LogInLinks } from './log-in-links.tsx'
import { accountMailTexts, registrationAttemptTexts as texts } from './texts.ts'

/** To a customer at whose address somebody tried to register: nothing changed. */
function RegistrationAttempt({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { firstName, companyName } = customer.organization
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(companyName)}</Paragraph>
      <LogInLinks publicUrl={context.publicUrl} />
      <Block title={accountMailTexts.notYou}>
        <Paragraph>{texts.notYouText}</Paragraph>
      </Block>
    </Layout>
  )
}

export const registrationAttempt: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (customer, context) => <RegistrationAttempt customer={customer} context={context} />,
}
