import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { loadCustomer } from '../../../mails/server/load-emails.ts'
import type { StoredCustomer } from '../stored-customers.ts'
import { LogInLinks } from './log-in-links.tsx'

/** To a customer at whose address an activation link was asked for: there is nothing left to activate. */
function AccountActiveAlready({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { firstName, companyName } = customer.organization
  return (
    <Layout
      context={context}
      preview="Je hoeft je account niet meer te activeren: je kunt inloggen."
      heading="Je account is al actief"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        Voor het account van {companyName} is een activatielink aangevraagd. Dat account is al actief, dus je
        kunt inloggen.
      </Paragraph>
      <LogInLinks publicUrl={context.publicUrl} />
    </Layout>
  )
}

export const accountActiveAlready: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => `Je account bij ${brand.name} is al actief`,
  body: (customer, context) => <AccountActiveAlready customer={customer} context={context} />,
}
