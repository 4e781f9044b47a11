import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Block, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { loadCustomer } from '../../../mails/server/load-emails.ts'
import type { StoredCustomer } from '../stored-customers.ts'
import { LogInLinks } from './log-in-links.tsx'

/** To a customer at whose address somebody tried to register: nothing changed. */
function RegistrationAttempt({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { firstName, companyName } = customer.organization
  return (
    <Layout
      context={context}
      preview="Iemand probeerde zich te registreren met je e-mailadres. Er is niets veranderd."
      heading="Je hebt al een account"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        Iemand probeerde zich te registreren met je e-mailadres. Voor {companyName} heb je al een account.
        Daaraan is niets veranderd.
      </Paragraph>
      <LogInLinks publicUrl={context.publicUrl} />
      <Block title="Was jij dit niet?">
        <Paragraph>Dan hoef je niets te doen. Niemand kreeg te zien dat je een account hebt.</Paragraph>
      </Block>
    </Layout>
  )
}

export const registrationAttempt: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => `Je hebt al een account bij ${brand.name}`,
  body: (customer, context) => <RegistrationAttempt customer={customer} context={context} />,
}
