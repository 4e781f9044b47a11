import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Block, Paragraph, TextLink } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { forgottenPasswordPage } from '../../../../shared/account-pages.ts'
import { loadCustomer } from '../../../mails/server/load-emails.ts'
import type { StoredCustomer } from '../stored-customers.ts'

/** To a customer whose password was changed, so that they notice a change by others. */
function PasswordChanged({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { brand, publicUrl } = context
  const { firstName, companyName } = customer.organization
  return (
    <Layout
      context={context}
      preview="Log voortaan in met je nieuwe wachtwoord."
      heading="Je wachtwoord is gewijzigd"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        Het wachtwoord van het account van {companyName} is gewijzigd. Log voortaan in met het nieuwe. Op je
        andere apparaten ben je uitgelogd.
      </Paragraph>
      <Block title="Was jij dit niet?">
        <Paragraph>
          <TextLink href={`${publicUrl}${forgottenPasswordPage}`}>Kies meteen een nieuw wachtwoord</TextLink>{' '}
          en bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink>.
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const passwordChanged: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => `Je wachtwoord bij ${brand.name} is gewijzigd`,
  body: (customer, context) => <PasswordChanged customer={customer} context={context} />,
}
