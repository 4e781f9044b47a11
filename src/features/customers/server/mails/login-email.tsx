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
import type { MailedLink } from '../account-links.ts'
import { customerLinks } from '../links.ts'
import { AccountLinkMail } from './account-link-mail.tsx'
import { type CustomerChange, loadChange, loadLink } from './load.ts'
import { accountMailTexts, loginEmailChangedTexts, loginEmailLinkTexts as texts } from './texts.ts'

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
      preview={loginEmailChangedTexts.preview}
      heading={loginEmailChangedTexts.heading}
    >
      <Greeting name={firstName} />
      <Paragraph>{loginEmailChangedTexts.intro(companyName, formatDateTime(changedAt))}</Paragraph>
      <Block title={accountMailTexts.notYou}>
        <Paragraph>
          {filledText(loginEmailChangedTexts.notYouText, { phone: <PhoneLink phone={phone} /> })}
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const loginEmailChanged: Email<CustomerChange> = {
  load: loadChange,
  subject: (_, { brand }) => loginEmailChangedTexts.subject(brand.name),
  body: (change, context) => <LoginEmailChanged change={change} context={context} />,
}

/** To the new login address: the link that proves access to its mailbox. */
function LoginEmailLink({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { companyName } = link.holder.organization
  const words = {
    ...texts,
    preview: texts.preview,
    intro: texts.intro(companyName),
    button: texts.confirm,
  }
  return <AccountLinkMail link={link} purpose={customerLinks.loginEmail} context={context} words={words} />
}

export const loginEmailLink: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (link, context) => <LoginEmailLink link={link} context={context} />,
}
