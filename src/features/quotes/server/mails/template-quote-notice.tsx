import type { ReactNode } from 'react'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  Highlight,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { Lines } from '../../../../platform/mail/templates/typed-text.tsx'
import { formatPhone } from '../../../../shared/checks/phone.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { loadQuoteVersion, type MailedVersion } from '../../../mails/server/load-emails.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'

/** A mail to who made a quote, about what the customer did with it; who answers it reaches the customer. */
export const quoteNotice = (notice: {
  /** @param which the quote and whose it is: "100-000-001 van Bakkerij De Korenmolen" */
  subject(which: string): string
  readonly heading: string
  text(about: MailedVersion): ReactNode
}): Email<MailedVersion> => ({
  load: loadQuoteVersion,
  subject: ({ quote }) => notice.subject(`${formatOrderNumber(quote.quoteNumber)} van ${quote.companyName}`),
  replyTo: ({ quote }) => quote.email,
  body: (about, context) => (
    <QuoteNotice about={about} context={context} heading={notice.heading}>
      {notice.text(about)}
    </QuoteNotice>
  ),
})

/** The customer's action, their own words if any, and the link to the case. */
function QuoteNotice({
  about: { quote, version, words },
  context,
  heading,
  children,
}: {
  about: MailedVersion
  context: EmailContext
  heading: string
  children: ReactNode
}) {
  const number = formatOrderNumber(quote.quoteNumber)
  return (
    <Layout context={context} preview={`${quote.companyName}, prijsopgave ${number}.`} heading={heading}>
      <Paragraph>{children}</Paragraph>
      {words !== '' && (
        <Highlight>
          <Lines text={words} />
        </Highlight>
      )}
      <ButtonLink href={`${context.publicUrl}/beheer/zaken/${quote.quoteNumber}`}>Open de zaak</ButtonLink>
      <Block title={`Prijsopgave ${number}, versie ${version.number}`}>
        <OrderLines lines={version.lines} />
      </Block>
      <Block title="Klant">
        <Facts
          rows={[
            ['Organisatie', quote.companyName],
            ['Naam', quote.fullName],
            ['Telefoonnummer', formatPhone(quote.phoneNumber)],
            ['E-mailadres', quote.email],
          ]}
        />
      </Block>
    </Layout>
  )
}
