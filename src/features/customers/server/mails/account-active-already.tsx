import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Greeting, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import type { StoredCustomer } from '../stored-customers.ts'
import { loadCustomer } from './load.ts'
import { LogInLinks } from './log-in-links.tsx'
import { accountActiveAlreadyTexts as texts } from './texts.ts'

/** To a customer at whose address an activation link was asked for: there is nothing left to activate. */
function AccountActiveAlready({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { firstName, companyName } = customer.organization
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{texts.intro(companyName)}</Paragraph>
      <LogInLinks publicUrl={context.publicUrl} />
    </Layout>
  )
}

export const accountActiveAlready: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (customer, context) => <AccountActiveAlready customer={customer} context={context} />,
}
