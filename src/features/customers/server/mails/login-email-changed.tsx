import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Paragraph,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { type CustomerChange, loadChange } from '../../../mails/server/load-emails.ts'

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
    <Layout
      context={context}
      preview="Was jij dit niet? Bel ons dan meteen."
      heading="Je inlogadres is gewijzigd"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        Het e-mailadres waarmee je inlogt op het account van {companyName} is gewijzigd op{' '}
        {formatDateTime(changedAt)}. Je wachtwoord bleef hetzelfde. Op je andere apparaten ben je uitgelogd.
      </Paragraph>
      <Block title="Was jij dit niet?">
        <Paragraph>
          Bel ons meteen op <TextLink href={`tel:${phone.tel}`}>{phone.display}</TextLink>. Dan zetten we je
          adres samen terug.
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const loginEmailChanged: Email<CustomerChange> = {
  load: loadChange,
  subject: (_, { brand }) => `Je inlogadres bij ${brand.name} is gewijzigd`,
  body: (change, context) => <LoginEmailChanged change={change} context={context} />,
}
