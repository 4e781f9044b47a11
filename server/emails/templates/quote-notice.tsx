import type { ReactNode } from 'react'
import { formatPhone } from '../../../domain/checks/phone.ts'
import { formatOrderNumber } from '../../../domain/order-number.ts'
import type { EmailContext } from '../email.ts'
import type { MailedVersion } from '../load.ts'
import { Layout } from './layout.tsx'
import { OrderLines } from './order-lines.tsx'
import { Block, ButtonLink, Facts, Highlight, Paragraph } from './parts.tsx'

/** To who made a quote: what the customer did with it, in his own words where he wrote some, and the way to the case. */
export function QuoteNotice({
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
      {words !== '' && <Highlight>{words}</Highlight>}
      <ButtonLink href={`${context.publicUrl}/beheer/zaken/${quote.quoteNumber}`}>Open de zaak</ButtonLink>
      <Block title={`Prijsopgave ${number}, versie ${version.number}`}>
        <OrderLines cart={version.cart} />
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
