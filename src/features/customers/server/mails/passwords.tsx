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
import type { MailedLink } from '../account-links.ts'
import { customerLinks } from '../links.ts'
import type { StoredCustomer } from '../stored-customers.ts'
import { AccountLinkMail } from './account-link-mail.tsx'
import { loadCustomer, loadLink } from './load.ts'
import { accountMailTexts, passwordChangedTexts, passwordResetTexts as texts } from './texts.ts'

/** To a customer whose password was changed, so that they notice a change by others. */
function PasswordChanged({ customer, context }: { customer: StoredCustomer; context: EmailContext }) {
  const { brand, publicUrl } = context
  const { firstName, companyName } = customer.organization
  return (
    <Layout context={context} preview={passwordChangedTexts.preview} heading={passwordChangedTexts.heading}>
      <Greeting name={firstName} />
      <Paragraph>{passwordChangedTexts.intro(companyName)}</Paragraph>
      <Block title={accountMailTexts.notYou}>
        <Paragraph>
          {filledText(passwordChangedTexts.notYouText, {
            choose: (
              <TextLink href={`${publicUrl}${forgottenPasswordPage}`}>{passwordChangedTexts.choose}</TextLink>
            ),
            phone: <PhoneLink phone={brand.phone} />,
          })}
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const passwordChanged: Email<StoredCustomer> = {
  load: loadCustomer,
  subject: (_, { brand }) => passwordChangedTexts.subject(brand.name),
  body: (customer, context) => <PasswordChanged customer={customer} context={context} />,
}

/** To a customer who forgot the password: the link for choosing another one. */
function PasswordReset({ link, context }: { link: MailedLink; context: EmailContext }) {
  const { companyName } = link.holder.organization
  const words = {
    ...texts,
    preview: texts.preview(companyName),
    intro: texts.intro(companyName),
    button: texts.choose,
  }
  return <AccountLinkMail link={link} purpose={customerLinks.passwordReset} context={context} words={words} />
}

export const passwordReset: Email<MailedLink> = {
  load: loadLink,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (link, context) => <PasswordReset link={link} context={context} />,
}
