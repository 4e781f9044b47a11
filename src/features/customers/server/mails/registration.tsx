import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Greeting,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import type { MailedLink } from '../account-links.ts'
import { customerLinks } from '../links.ts'
import type { StoredCustomer } from '../stored-customers.ts'
import { AccountLinkMail } from './account-link-mail.tsx'
import { loadCustomer, loadLink } from './load.ts'
import { LogInLinks } from './log-in-links.tsx'
import {
  accountActiveAlreadyTexts,
  accountMailTexts,
  registrationAttemptTexts,
  accountActivationTexts as texts,
} from './texts.ts'

/** To a customer at whose address somebody tried to register: nothing changed. */
function RegistrationAttempt({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { firstName, companyName } = customer.organization
  return (
    <Layout
      context={context}
      preview={registrationAttemptTexts.preview}
      heading={registrationAttemptTexts.heading}
    >
      <Greeting name={firstName} />
      <Paragraph>{registrationAttemptTexts.intro(companyName)}</Paragraph>
      <LogInLinks publicUrl={context.publicUrl} />
      <Block title={accountMailTexts.notYou}>
        <Paragraph>{registrationAttemptTexts.notYouText}</Paragraph>
      </Block>
    </Layout>
  )
}

export const registrationAttempt: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => registrationAttemptTexts.subject(brand.name),
  body: (customer, context) => <RegistrationAttempt customer={customer} context={context} />,
}

/** To a customer at whose address an activation link was asked for: there is nothing left to activate. */
function AccountActiveAlready({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { firstName, companyName } = customer.organization
  return (
    <Layout
      context={context}
      preview={accountActiveAlreadyTexts.preview}
      heading={accountActiveAlreadyTexts.heading}
    >
      <Greeting name={firstName} />
      <Paragraph>{accountActiveAlreadyTexts.intro(companyName)}</Paragraph>
      <LogInLinks publicUrl={context.publicUrl} />
    </Layout>
  )
}

export const accountActiveAlready: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => accountActiveAlreadyTexts.subject(brand.name),
  body: (customer, context) => <AccountActiveAlready customer={customer} context={context} />,
}

/** To whoever registered: the link with which the first password is chosen. */
function AccountActivation({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { companyName } = link.holder.organization
  const words = {
    ...texts,
    preview: texts.preview(companyName),
    intro: texts.intro(formatDateTime(link.holder.createdAt), companyName),
    button: texts.choose,
  }
  return <AccountLinkMail link={link} purpose={customerLinks.activation} context={context} words={words} />
}

export const accountActivation: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (link, context) => <AccountActivation link={link} context={context} />,
}
